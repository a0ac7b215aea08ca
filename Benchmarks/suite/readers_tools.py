"""Pinned readers and writers of Apple's formats, installed into a folder, each as one function."""

import csv
import io
import json
import os
import pathlib
import re
import subprocess
import sys

PYTHON = ["translate-toolkit==3.20.4", "moz.l10n==0.15.0", "Babel==2.19.0", "openstep_plist==0.5.2", "icu4py==1.2.0"]
DEBIAN = ["libplist-utils", "gnustep-base-runtime", "qt6-l10n-tools"]
CANONICAL = """
import Foundation
@_silgen_name("CFLocaleCreateCanonicalLanguageIdentifierFromString")
func canonical(_ allocator: OpaquePointer?, _ name: NSString) -> Unmanaged<NSString>
for name in CommandLine.arguments.dropFirst() { print(canonical(nil, NSString(string: name)).takeRetainedValue()) }
"""


class Refused(Exception):
    """A file that a reader does not take."""


class Tools:
    """The tools in a folder."""

    def __init__(self, folder, binary):
        self.folder, self.binary = pathlib.Path(folder), binary
        self.root = self.folder / "debian"
        self.environment = dict(os.environ, LD_LIBRARY_PATH=f"{self.root}/usr/lib/x86_64-linux-gnu:{self.root}/usr/lib", LC_ALL="C.UTF-8")

    def install(self):
        """Installs what is missing: Python's packages, Debian's into a folder, a program of a few lines."""
        self.run("python3", "-m", "venv", self.folder / "venv")
        self.run(self.folder / "venv/bin/pip", "install", "--quiet", "--disable-pip-version-check", *PYTHON)
        (self.folder / "archives/partial").mkdir(parents=True, exist_ok=True)
        self.run("apt-get", "-o", f"Dir::Cache::archives={self.folder}/archives", "-o", "Debug::NoLocking=1", "-y",
                 "--download-only", "--reinstall", "install", *DEBIAN)  # fmt: skip
        for archive in (self.folder / "archives").glob("*.deb"):
            self.run("dpkg-deb", "-x", archive, self.root)
        (self.folder / "canonical.swift").write_text(CANONICAL)
        self.run("swiftc", "canonical.swift", "-o", "canonical")

    def run(self, *command, check=True):
        result = subprocess.run([str(part) for part in command], cwd=self.folder, env=self.environment, capture_output=True)
        if check and result.returncode:
            raise Refused(result.stderr.decode(errors="replace").strip()[-200:] or f"status {result.returncode}")
        return result.stdout.decode(errors="replace")

    def python(self, code, *arguments):
        """Runs a few lines with the packages, and returns what they print as JSON."""
        return json.loads(self.run(self.folder / "venv/bin/python", "-c", code, *arguments))

    def tool(self, name):
        return next(self.root.rglob(f"bin/{name}"))

    def versions(self):
        packages = self.run("dpkg-query", "-W", "-f", "${Package} ${Version}\n", "gettext", check=False)
        names = [archive.name.split("_")[:2] for archive in (self.folder / "archives").glob("*.deb")]
        swift = re.search(r"swift-\S+", self.run("swiftc", "--version"))
        return {
            **{name: version.replace("%3a", ":") for name, version in names if name in DEBIAN},
            "gettext": packages.split()[-1] if packages else "", "Swift": swift[0].strip("()") if swift else "",
            **dict(name.split("==") for name in PYTHON),
            "ICU": self.python("import icu4py, json; print(json.dumps(icu4py.icu_version))"),
        }  # fmt: skip

    # Tables: each returns the entries of a file

    def foundation(self, path):
        return json.loads(self.run("plutil", "-convert", "json", "-o", "-", path))

    def libplist(self, path):
        text = self.run(self.tool("plistutil"), "-i", path, "-f", "xml")
        if not text.startswith("<?xml"):
            raise Refused("copied unread, status 0")
        converted = self.folder / "converted.plist"
        converted.write_text(text)
        return self.foundation(converted)

    def gnustep(self, path):
        merged = self.folder / "merged.plist"
        merged.unlink(missing_ok=True)
        self.run(self.tool("plmerge"), merged, path)
        if not merged.exists():
            raise Refused("nothing is written, status 0")
        return self.foundation(merged)

    def gettext(self, path):
        messages = self.run("msgcat", "--stringtable-input", "--no-wrap", path)
        return self.python(
            "import io, json, sys; from babel.messages.pofile import read_po; c = read_po(io.StringIO(sys.argv[1]));"
            "print(json.dumps({m.id: m.string for m in c if m.id}))", messages)  # fmt: skip

    def translate(self, path):
        return self.python(
            "import json, sys; from translate.storage.properties import stringsutf8file as F; s = F();"
            "s.parse(open(sys.argv[1], 'rb').read());"
            "print(json.dumps({u.name: u.source for u in s.units if u.name}))", path)  # fmt: skip

    def openstep(self, path):
        return self.python(
            "import json, sys, openstep_plist as o; print(json.dumps(o.loads(open(sys.argv[1], encoding='utf-8').read())))", path)  # fmt: skip

    def ours(self, path):
        """Returns the entries that l10nscan exports, and the rules by which its audit reports the file."""
        project = self.folder / "project"
        self.run("rm", "-rf", project)
        (project / "en.lproj").mkdir(parents=True)
        (project / "de.lproj").mkdir()
        (project / "en.lproj/Localizable.strings").write_bytes(pathlib.Path(path).read_bytes())
        (project / "App.swift").write_text("import Foundation\n")
        (project / "de.lproj/Localizable.strings").write_text('"next" = "N";\n')
        options = ["--source", project, "--strings", project, "--development-language", "en"]
        self.run(self.binary, "export", "--format", "csv", "--tables-only", *options, "-o", project / "out", check=False)
        rows = [row for file in project.glob("out/**/*.csv") for row in csv.DictReader(io.StringIO(file.read_text("utf-8-sig"), newline=""))]
        if not rows:
            raise Refused("no entry")
        return {row["id"]: row["source (en)"] for row in rows}

    def findings(self, project):
        """Returns the rules by which an audit reports a project, with their messages."""
        report = self.run(self.binary, "--no-config", "-f", "json", "--source", project, "--strings", project,
                          "--development-language", "en", check=False)  # fmt: skip
        return [(finding["rule"], finding["message"]) for finding in json.loads(report)["findings"]]


def version_of(binary):
    return subprocess.run([binary, "--version"], capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    sys.exit("this is a part of Benchmarks/suite/readers")
