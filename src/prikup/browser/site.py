"""The client and its host as a site of static files, which any web server can show from any folder.

The files of the host are compressed once: the page decompresses them, so the server need not. Their names
and the page hold their hashes. The site has one page, and the client writes its addresses into the query.
"""

from __future__ import annotations

import asyncio
import gzip
import io
import json
import os
import pickle
import re
import shutil
import subprocess
import sys
import zipfile
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256, sha384
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import prikup
from prikup.browser.host import BrowserHost
from prikup.browser.packing import write_zip
from prikup.browser.records import MemoryRecords
from prikup.core import PrikupError
from prikup.server.http.middleware import SECURITY_HEADERS
from prikup.words.catalogue import languages

HOST_FOLDER = "host"
HASH_CHARS = 12
"""The figures of a hash that the name of a file holds."""
FILES_ELEMENT = 'id="prikup-host"'
"""The element of the page that lists the files of the host."""
LOCK_FILE = "pyodide-lock.json"
PYODIDE_FILES = (LOCK_FILE, "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
KERNEL_FILE = "kernel.wasm"
WHEELS = "*-pyemscripten_*_wasm32.whl"
"""The wheels of packages that are compiled, beside the kernel and the folder ``pyodide``."""
PACKAGES = ("prikup", "starlette", "fluent.runtime")
"""The packages that the host imports; what they require comes with them."""
FILE_TYPES = frozenset({".py", ".pyi", ".dat", ".ftl", ".toml", ".json", ".jsonl"})
"""The files of packages that the host may read; of modules only those are kept that it may import."""
UNUSED_WORDS = frozenset({"account.ftl", "cli.ftl", "commands.ftl", "terminal.ftl", "tournament.ftl"})
"""The words of the command line and of pages that need a server, which the host never says."""
UNUSED_LOCALE_DATA = frozenset(
    {
        "currency_names", "currency_names_plural", "languages", "meta_zones", "scripts", "territories",
        "time_zones", "unit_display_names", "unit_patterns", "compound_unit_patterns", "variants",
        "zone_formats",
    }
)  # fmt: skip
"""The data of Babel's locales that the host never reads: names of places, languages, zones and units."""
LICENCE_NAME = re.compile(r"(LICEN[CS]E|COPYING|NOTICE|AUTHORS)", re.I)
LICENCE_FOLDER = "licences"
CACHED_FILES = re.compile(r"^const FILES = .*;$", re.M)
CACHE_NAME = re.compile(r'^const KEPT = PREFIX \+ ".*";$', re.M)


class SiteSize(NamedTuple):
    """The numbers of files and of bytes of a site."""

    files: int
    bytes: int


def build_site(out: Path, web: Path, parts: Path) -> SiteSize:
    """Write a site into a folder, in place of an earlier one; raises PrikupError.

    ``web`` is the built client. ``parts`` has Pyodide in the folder ``pyodide``, the kernel as
    ``kernel.wasm``, and the compiled packages as wheels.
    """
    page = web / "index.html"
    if not page.is_file():
        raise PrikupError("http-client")
    if not _is_replaceable(out):
        raise PrikupError("site-there", path=str(out))
    host = _host_files(parts)
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(web, out, ignore=shutil.ignore_patterns("embed.html"))
    (out / HOST_FOLDER).mkdir()
    listed = {
        "host": {name: _pack(out, name, content) for name, content in host.items()},
        "answers": {
            path: _pack(out, f"answer{number}", content)
            for number, (path, content) in enumerate(asyncio.run(_answers()).items())
        },
    }
    (out / "index.html").write_text(_page(page.read_text("utf-8"), json.dumps(listed)), "utf-8")
    _write_licences(out / LICENCE_FOLDER, parts)
    _list_cached_files(out)
    sizes = [file.stat().st_size for file in out.rglob("*") if file.is_file()]
    return SiteSize(len(sizes), sum(sizes))


def _is_replaceable(out: Path) -> bool:
    """Return True if a folder is new, empty or an earlier site."""
    if not out.exists():
        return True
    index = out / "index.html"
    is_site = index.is_file() and FILES_ELEMENT in index.read_text("utf-8", "replace")
    return out.is_dir() and (is_site or not any(out.iterdir()))


def _pack(out: Path, name: str, content: bytes) -> dict[str, str | int]:
    """Write a file of the host, compressed; return how the page lists it."""
    packed = gzip.compress(content, mtime=0)
    path = f"{HOST_FOLDER}/{name}.{sha256(packed).hexdigest()[:HASH_CHARS]}.bin"
    (out / path).write_bytes(packed)
    integrity = "sha384-" + b64encode(sha384(packed).digest()).decode()
    return {"path": path, "bytes": len(packed), "integrity": integrity}


async def _answers() -> dict[str, bytes]:
    """Return by path the answers that are always the same, for pages that are shown before the host runs."""
    host = BrowserHost(MemoryRecords())
    paths = [f"/api/games?lang={lang}" for lang in languages()]
    return {path: (await host.request("GET", path)).body for path in paths}


def _host_files(parts: Path) -> dict[str, bytes]:
    """Return the files of the host by name."""
    files = {name: parts / "pyodide" / name for name in PYODIDE_FILES} | {KERNEL_FILE: parts / KERNEL_FILE}
    wheels = sorted(parts.glob(WHEELS))
    missing = [str(path) for path in files.values() if not path.is_file()]
    if missing or not wheels:
        raise PrikupError("site-parts", path=(missing or [str(parts / WHEELS)])[0])
    contents = {name: path.read_bytes() for name, path in files.items()}
    lock = json.loads(contents[LOCK_FILE])
    contents[LOCK_FILE] = json.dumps(lock | {"packages": {}}).encode()  # all packages come with the site
    archives = {
        "python_stdlib.zip": _stored(contents["python_stdlib.zip"]),
        "packages.zip": _packages(wheels),
    }
    return contents | _packed(archives, contents[KERNEL_FILE], parts / "pyodide")


def _packed(archives: dict[str, bytes], kernel: bytes, pyodide: Path) -> dict[str, bytes]:
    """Return archives of modules as ``prikup.browser.packing`` makes them."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        for file, content in (archives | {KERNEL_FILE: kernel}).items():
            (folder / file).write_bytes(content)
        paths = [f"/site/{file}" for file in archives]
        code = f"from prikup.browser.packing import pack\nawait pack(kernel, {paths})"
        run_python(pyodide, folder, code)
        return {file: (folder / file).read_bytes() for file in archives}


def run_python(pyodide: Path, folder: Path, code: str) -> str:
    """Return the value of a code in the Python of a page, as text; raises PrikupError.

    ``folder`` has the archives of modules and the kernel; the code finds it as ``/site``, and the kernel, for
    ``prikup.wasm_kernel``, as ``kernel``.
    """
    node = shutil.which("node", path=os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"])))
    if node is None:
        raise PrikupError("site-node")
    command = [node, str(Path(__file__).with_name("python.mjs")), str(pyodide), str(folder), code]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise PrikupError("site-compile", why=done.stderr.strip().splitlines()[-1])
    return done.stdout.strip()


def _stored(archive: bytes) -> bytes:
    """Return an archive without compression, which compresses better as a whole."""
    with zipfile.ZipFile(io.BytesIO(archive)) as opened:
        return write_zip({name: opened.read(name) for name in opened.namelist()})


def _packages(wheels: list[Path]) -> bytes:
    """Return an archive of all Python packages of the host."""
    files: dict[str, bytes] = {}
    compiled = set()
    for wheel in wheels:
        compiled.add(wheel.name.split("-")[0])
        with zipfile.ZipFile(wheel) as opened:
            files |= {name: opened.read(name) for name in opened.namelist()}
    for package in sorted(_required_packages(compiled)):
        files |= dict(_package_files(package))
    return write_zip(files)


def _required_packages(compiled: set[str]) -> set[str]:
    """Return the packages that the host needs, without the compiled ones."""
    found: set[str] = set()
    waiting = list(PACKAGES)
    while waiting:
        package = waiting.pop().replace("_", "-").lower()
        if package in found | compiled:
            continue
        try:
            required = distribution(package).requires or []
        except PackageNotFoundError:
            continue  # for other versions of Python
        found.add(package)
        if package != "prikup":
            waiting += [re.split(r"[^\w.-]", one)[0] for one in required if "extra ==" not in one]
    return found


def _package_files(package: str) -> Iterator[tuple[str, bytes]]:
    """Yield the paths and contents of a package's files that the host may read."""
    files = [(file.parts, Path(str(file.locate()))) for file in distribution(package).files or ()]
    if package == "prikup":  # an editable installation names no modules
        root = Path(prikup.__file__).parent
        files = [(parts, path) for parts, path in files if parts[0] != "prikup"]
        files += [(path.relative_to(root.parent).parts, path) for path in sorted(root.rglob("*"))]
    for parts, path in files:
        if ".." not in parts and _is_used(parts) and path.is_file():
            data = path.read_bytes()
            yield "/".join(parts), _without_unused_data(data) if "locale-data" in parts else data


def _without_unused_data(data: bytes) -> bytes:
    """Return the data of a locale without what the host never reads."""
    kept = {key: value for key, value in pickle.loads(data).items() if key not in UNUSED_LOCALE_DATA}
    return pickle.dumps(kept)


def _is_used(parts: tuple[str, ...]) -> bool:
    name = parts[-1]
    if parts[0].endswith(".dist-info"):
        return name in ("METADATA", "entry_points.txt")
    if "locale-data" in parts:
        return name.removesuffix(".dat") in ("root", *languages())
    if parts[:2] == ("prikup", "locale") and name in UNUSED_WORDS:
        return False
    return parts[:2] != ("prikup", "web") and Path(name).suffix in FILE_TYPES


def _write_licences(folder: Path, parts: Path) -> None:
    """Write the licences of all packages of the host beside those of the client, and a list of them."""
    pyodide = json.loads((parts / "pyodide" / "package.json").read_text("utf-8"))
    lines = [f"Pyodide {pyodide['version']}, with CPython: {pyodide['license']}, {pyodide['homepage']}"]
    compiled = {wheel.name.split("-")[0] for wheel in parts.glob(WHEELS)}
    for package in sorted(_required_packages(set()) | compiled):
        found = distribution(package)
        about = found.metadata
        terms = about["License-Expression" if "License-Expression" in about else "License"]
        lines.append(f"{package} {found.version}: {terms}")
        texts = [file.read_text("utf-8") for file in found.files or () if LICENCE_NAME.match(file.name)]
        if texts and package != "prikup":  # the client has those of this package
            (folder / f"{package}.LICENSE.txt").write_text("\n\n".join(texts), "utf-8")
    (folder / "host.txt").write_text("\n".join(lines) + "\n", "utf-8")


def _page(html: str, files: str) -> str:
    """Return the client's page for a site: with the list of the host's files, and every path relative."""
    policy = re.sub(r"; frame-ancestors [^;]+", "", SECURITY_HEADERS["content-security-policy"])
    head = (
        f'    <meta http-equiv="content-security-policy" content="{policy}" />\n'
        f'    <script type="application/json" {FILES_ELEMENT}>{files}</script>\n'
    )
    return re.sub(r'(href|src)="/', r'\1="./', html).replace("  </head>", head + "  </head>", 1)


def _list_cached_files(out: Path) -> None:
    """Make the service worker cache the whole site."""
    worker = out / "worker.js"
    names = sorted(path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file())
    files = ["./", *(name for name in names if name not in ("index.html", "worker.js"))]
    key = sha256(json.dumps(files).encode() + (out / "index.html").read_bytes()).hexdigest()[:HASH_CHARS]
    text = CACHED_FILES.sub(f"const FILES = {json.dumps(files)};", worker.read_text("utf-8"))
    worker.write_text(CACHE_NAME.sub(f'const KEPT = PREFIX + "{key}";', text), "utf-8")
