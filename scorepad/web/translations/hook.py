"""Compiles the catalogues when the project is built, for a wheel and for an editable install alike."""

import os
from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path("scorepad/web/translations")


class CatalogueHook(BuildHookInterface[Any]):
    """What hatchling calls before it builds."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Compile every catalogue below the project's root."""
        compile_all(Path(self.root) / HERE)


def compile_all(folder: Path) -> list[Path]:
    """Write the compiled form beside every catalogue in `folder` and return their paths."""
    return [compile_one(source) for source in sorted(folder.glob("*/LC_MESSAGES/messages.po"))]


def compile_one(source: Path) -> Path:
    """Write the compiled form of one catalogue beside it, all at once, and return its path."""
    with source.open("rb") as text:
        catalogue = read_po(text, locale=source.parts[-3])
    partial = source.with_name(f".{os.getpid()}.part")
    with partial.open("wb") as out:
        write_mo(out, catalogue)
    return partial.replace(source.with_suffix(".mo"))
