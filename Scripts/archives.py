"""Archives whose bytes follow from the files alone: sorted, without owners, with one time and the same
permissions."""
import gzip
import hashlib
import io
import os
import subprocess
import tarfile
import time
import zipfile
from pathlib import Path

SUMMARY = "Find missing and broken translations in Swift and Objective-C apps"
LICENSE = Path(__file__).parent.parent / "LICENSE"


def epoch():
    """The time of all files in seconds: `SOURCE_DATE_EPOCH`, or else that of the last commit."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    root = LICENSE.parent
    # Sources without a repository, as an archive has them, are of no time.
    if not (root / ".git").exists():
        return 0
    return int(subprocess.check_output(["git", "-C", root, "log", "-1", "--format=%ct"]))


def maintainer():
    """Who Debian's package is from: `MAINTAINER`, or else the author of the last commit; None where
    neither says."""
    if "MAINTAINER" in os.environ:
        return os.environ["MAINTAINER"]
    root = LICENSE.parent
    if not (root / ".git").exists():
        return None
    return subprocess.check_output(
        ["git", "-C", root, "log", "-1", "--format=%an <%ae>"], text=True).strip()


def sha256(path):
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


def files_below(folder):
    """The files of a folder by their names in it, with their bytes and whether they can be run."""
    for path in sorted(Path(folder).rglob("*"), key=lambda path: path.as_posix()):
        if path.is_file():
            yield path.relative_to(folder).as_posix(), path.read_bytes(), os.access(path, os.X_OK)


def write_tar(path, files):
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, data, is_program in files:
            entry = tarfile.TarInfo(name)
            entry.size, entry.mtime = len(data), epoch()
            entry.mode = 0o755 if is_program else 0o644
            archive.addfile(entry, io.BytesIO(data))
    Path(path).write_bytes(gzip.compress(plain.getvalue(), 9, mtime=0))


def write_zip(path, files):
    # The format begins in 1980.
    moment = time.gmtime(max(epoch(), 315_532_800))[:6]
    with zipfile.ZipFile(path, "w") as archive:
        for name, data, is_program in files:
            entry = zipfile.ZipInfo(name, moment)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = (0o100755 if is_program else 0o100644) << 16
            archive.writestr(entry, data, compresslevel=9)
