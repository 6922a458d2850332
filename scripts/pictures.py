"""Icons and the pictures of links, drawn in a browser from what the page draws there itself."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from motu import shelf
from motu.server.http.preview import HEIGHT, WIDTH
from tests.support.browser.visitor import chromium
from tests.support.server.servers import serving

PUBLIC: Final = Path(__file__).resolve().parent.parent / "web" / "public"
COLOURS: Final = 256
SEA: Final = "#2a8a90"  # of the mark
ICONS: Final = {  # file, side, how much of it the mark fills, ground
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "icon-maskable-512.png": (512, 0.76, SEA),  # systems cut it to their own shape
    "icon-apple-180.png": (180, 0.86, SEA),
}
CARD: Final = """game => {
    const picture = document.querySelector(`article:has(a[href='/new/${game}']) .picture`)
    const mark = '<img src="/mark.svg" style="position:absolute;right:28px;bottom:24px;width:104px">'
    picture.insertAdjacentHTML('beforeend', mark)
    picture.style.cssText += ';position:fixed;inset:0;width:1200px;height:630px;z-index:99'
    document.body.append(picture)
}"""
SHORE: Final = """() => {
    const scene = document.querySelector('.hero .scene')
    scene.setAttribute('preserveAspectRatio', 'xMaxYMax slice')
    scene.style.cssText = 'position:fixed;inset:0;width:1200px;height:630px;z-index:99'
    const title = '<svg style="position:fixed;left:72px;top:84px;width:520px;height:160px;z-index:100;overflow:visible;'
        + '--title:#fff6e2;--title-edge:#33272b"><use href="#tt-motu" width="520" height="160"/></svg>'
    document.body.append(scene)
    document.body.insertAdjacentHTML('beforeend', title)
}"""


def icon(page: Page, side: int, part: float, ground: str) -> bytes:
    inner = round(side * part)
    mark = (PUBLIC / "mark.svg").read_text()
    page.set_viewport_size({"width": side, "height": side})
    page.set_content(
        f"<style>body{{margin:0;display:grid;place-items:center;width:{side}px;height:{side}px;background:{ground}}}"
        f"svg{{width:{inner}px;height:{inner}px}}</style>{mark}"
    )
    return page.screenshot(omit_background=True)


def save(picture: bytes, file: Path) -> None:
    """As few bytes as flat colours need."""
    file.parent.mkdir(exist_ok=True)
    image = Image.open(io.BytesIO(picture))
    method = Image.Quantize.FASTOCTREE if image.mode == "RGBA" else Image.Quantize.MAXCOVERAGE
    image.quantize(COLOURS, method, dither=Image.Dither.NONE).save(file, optimize=True)
    print(f"{file.name}  {file.stat().st_size // 1024} kB")


def main() -> None:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page(color_scheme="light", reduced_motion="reduce", locale="en")
        for name, (side, part, ground) in ICONS.items():
            save(icon(page, side, part, ground), PUBLIC / name)
        page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
        with serving(Path(folder), shelf.games) as server:
            for name in ["motu", *shelf.games]:
                page.goto(server.url)
                page.locator("article").first.wait_for()
                page.evaluate(*([SHORE] if name == "motu" else [CARD, name]))
                page.wait_for_load_state("networkidle")
                save(page.screenshot(), PUBLIC / "preview" / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
