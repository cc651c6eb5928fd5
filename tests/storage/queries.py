"""How often the database is asked."""

from sqlalchemy import event

from scorepad.storage.database import db


def counted(job):
    """Return how many statements a job sends, transactions aside."""
    statements = []

    def note(_connection, _cursor, statement, *_rest):
        if statement.startswith(("SELECT", "INSERT", "UPDATE", "DELETE")):
            statements.append(statement)

    event.listen(db.engine, "before_cursor_execute", note)
    try:
        job()
    finally:
        event.remove(db.engine, "before_cursor_execute", note)
    return len(statements)
