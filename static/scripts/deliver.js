// Sends the forms of the table without leaving the page.
