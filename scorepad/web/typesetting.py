"""Lays out a document with WeasyPrint. Importing this needs WeasyPrint and the libraries it stands on."""

import mimetypes
from pathlib import Path
from urllib.parse import unquote, urlsplit

from flask import current_app
from weasyprint import HTML
from weasyprint.urls import URLFetcher, URLFetcherResponse
from werkzeug.security import safe_join


class OwnFiles(URLFetcher):  # type: ignore[misc]
    """Reads our own static files from the disk, and fetches nothing else from anywhere."""

    def fetch(self, url: str, headers: dict[str, str] | None = None) -> URLFetcherResponse:  # noqa: ARG002
        """Return the static file an address of ours means. Raises ValueError for any other address."""
        folder, _slash, name = unquote(urlsplit(url).path).partition(f"{current_app.static_url_path}/")
        file = safe_join(str(current_app.static_folder), name)
        if folder or not name or file is None or not url.startswith(self.address):
            raise ValueError("not a file of ours")
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        return URLFetcherResponse(url, Path(file).read_bytes(), {"Content-Type": kind})

    def __init__(self, address: str) -> None:
        super().__init__(allowed_protocols=())
        self.address = address


def lay_out(document: str, address: str) -> bytes:
    """Return an HTML document as a tagged PDF (PDF/UA-1); its links lead to `address`."""
    html = HTML(string=document, base_url=address, url_fetcher=OwnFiles(address))
    return bytes(html.write_pdf(pdf_variant="pdf/ua-1"))
