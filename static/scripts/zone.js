// Says where the phone is: the day of a score pad turns by the clock of those who play.
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
for (const field of document.querySelectorAll("input[data-zone]")) field.value ||= zone ?? "";
