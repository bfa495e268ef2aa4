"""The gallery is for those who build: what a host serves holds nothing of it."""

from __future__ import annotations

import build_client
from tests.browser.house import built_client


def test_the_gallery_is_not_in_the_house() -> None:
    """What a host serves holds no page of the gallery."""
    built_client()
    assert not (build_client.STATIC / "gallery.html").exists()
    scripts = "".join(path.read_text() for path in build_client.STATIC.rglob("*.js"))
    assert "region:rim" not in scripts
