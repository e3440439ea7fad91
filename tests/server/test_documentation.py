"""The documentation at /docs: as it was built, or a sentence where it was not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablestead.server import documentation
from tests.server.client import Site


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "docs"
    (folder / "players").mkdir(parents=True)
    (folder / "index.html").write_text("<title>All of it</title>")
    (folder / "players" / "ages.html").write_text("How to play")
    (folder / "picture.webp").write_bytes(b"RIFF")
    (tmp_path / "secret.html").write_text("not yours")
    monkeypatch.setattr(documentation, "SITE", folder)
    return folder


def test_it_is_served_where_it_was_built(site: Site, built: Path) -> None:
    assert site.http.get("/api/site").json() == {"docs": True}
    for address in ("/docs", "/docs/"):
        answer = site.http.get(address, follow_redirects=True)
        assert (answer.url.path, answer.text) == ("/docs/index.html", "<title>All of it</title>")
        assert answer.headers["content-type"].startswith("text/html")
    assert site.http.get("/docs/players/ages.html").text == "How to play"
    assert site.http.get("/docs/picture.webp").headers["content-type"] == "image/webp"


def test_it_has_the_policy_of_the_page(site: Site, built: Path) -> None:
    policies = {
        site.http.get(address).headers["content-security-policy"] for address in ("/docs/index.html", "/")
    }
    assert len(policies) == 1
    assert "script-src" not in next(iter(policies))
    assert next(iter(policies)).startswith("default-src 'self';")


@pytest.mark.parametrize(
    "path",
    ["players", "nothing.html", "../secret.html", "%2e%2e/secret.html", "players/../../secret.html", "%00"],
)
def test_what_is_not_there_is_not_found(site: Site, built: Path, path: str) -> None:
    answer = site.http.get(f"/docs/{path}")
    assert answer.status_code == 404
    assert "not yours" not in answer.text


def test_without_it_a_sentence_says_so(site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documentation, "SITE", tmp_path)
    assert site.http.get("/api/site").json() == {"docs": False}
    for address in ("/docs", "/docs/players/ages.html"):
        answer = site.http.get(address)
        assert answer.status_code == 404
        assert "make docs" in answer.text
