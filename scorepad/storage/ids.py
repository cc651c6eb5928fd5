"""Public ids: unguessable, and safe in an address."""

import hashlib
import json
import re
import secrets
from base64 import urlsafe_b64encode

ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def new_id() -> str:
    """Return a fresh id of 128 random bits."""
    return secrets.token_urlsafe(16)


def id_of(*content: object) -> str:
    """Return the id that belongs to this content: the same content is known again by it."""
    text = json.dumps(content, sort_keys=True, ensure_ascii=False)
    return urlsafe_b64encode(hashlib.sha256(text.encode()).digest()[:16]).decode().rstrip("=")
