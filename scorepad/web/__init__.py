"""The pages: requests in, HTML out. No score is computed here."""

from scorepad.web.app import create_app

__all__ = ["create_app"]
