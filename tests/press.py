"""Whether PDFs can be made here, for tests that make some."""

import os

import pytest


def need():
    """Skip the test, and say so, where WeasyPrint or a library it stands on is missing."""
    try:
        import weasyprint  # noqa: F401, PLC0415
    except (ImportError, OSError, Warning) as missing:
        if os.environ.get("SCOREPAD_PDF") == "required":
            raise
        pytest.skip(f"No PDF can be made here: {missing}")
