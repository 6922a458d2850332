"""`python -m motu.server.typescript`: writes all generated files of the page."""

from __future__ import annotations

from motu.server.typescript.files import files

if __name__ == "__main__":
    for path, content in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
