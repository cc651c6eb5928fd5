"""Leafing through a long list: a page costs what it shows, as nobody counts what is on the others."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from sqlalchemy import ColumnElement, Select, UnaryExpression, func, select
from sqlalchemy.sql.operators import custom_op

from scorepad.storage.database import db

PAGE = 20

Row = TypeVar("Row")


@dataclass(frozen=True)
class Leaf(Generic[Row]):
    """One page of a list, counted from 1; `more` says whether another follows."""

    rows: tuple[Row, ...] = ()
    number: int = 1
    more: bool = False


def leaf(wanted: Select[Any], number: int) -> Leaf[Any]:
    """Return one page of what a query finds, in its order; the last page if `number` is beyond it."""
    found = _from(wanted, max(number, 1))
    return found if found.rows or found.number == 1 else _from(wanted, _last(wanted))


def plain(column: Any) -> ColumnElement[Any]:
    """Return a column that SQLite takes no index for, where one would lead it through a whole pad."""
    return UnaryExpression(column, operator=custom_op("+"), type_=column.type)


def _from(wanted: Select[Any], number: int) -> Leaf[Any]:
    rows = db.session.scalars(wanted.limit(PAGE + 1).offset((number - 1) * PAGE)).all()
    return Leaf(tuple(rows[:PAGE]), number, len(rows) > PAGE)


def _last(wanted: Select[Any]) -> int:
    count = db.session.scalar(select(func.count()).select_from(wanted.order_by(None).subquery())) or 0
    return max(1, -(-count // PAGE))
