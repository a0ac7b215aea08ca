"""What strangers and gates share: repositories with something to find in each state, and what is asked of git."""

import contextlib
import json
import os
import shutil
import subprocess

import trials
from trials import write

GATES = {"--since": ["-f", "json", "--since", "HEAD"], "--staged": ["-f", "json", "--staged"], "--staged --since": ["-f", "json", "--staged", "--since", "HEAD"]}
PAGES = {"page": ["-f", "html"], "page of the staged": ["-f", "html", "--staged", "--since", "HEAD"], "summary": ["-f", "markdown", "--since", "HEAD"]}
EXPECTED = {"--since": {"new", "later", "changed"}, "--staged": {"old", "new"}, "--staged --since": {"new"}}


def call(*keys):
    return "".join(f'_ = NSLocalizedString("{key}.key", tableName: "L", comment: "")\n' for key in keys).replace("\n_", "; _")


class Repositories(trials.Trials):
    def __init__(self, options, place):
        super().__init__(options, place)
        self.environment |= {"GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"}
        for role in ["AUTHOR", "COMMITTER"]:
            self.environment |= {f"GIT_{role}_NAME": "A", f"GIT_{role}_EMAIL": "a@example.org"}
        self.marks, self.programs = self.place / "marks", self.place / "programs"
        self.marks.mkdir()
        write(self.programs / "mark", f'#!/bin/sh\ntouch "{self.marks}/${{0##*/}}"\nexit 1\n')
        (self.programs / "mark").chmod(0o755)
        self.template = self.place / "template"
        self.make(self.template)

    def git(self, folder, *words, check=True, **options):
        command = ["git", "-c", "protocol.file.allow=always", *words]
        done = subprocess.run(command, cwd=folder, env=self.environment, capture_output=True, check=False, timeout=60, **options)
        if check and done.returncode:
            raise RuntimeError(f"{command}: {done.stderr.decode()}")
        return done.stdout

    def make(self, folder, *init, within="."):
        """Makes a repository: `old` is committed, `new` staged, `later` and `changed` in the work tree alone."""
        app = os.path.join(folder, within)
        write(os.path.join(app, "en.lproj/L.strings"), '"k" = "v";\n"changed" = "one";\n')
        write(os.path.join(app, "de.lproj/L.strings"), '"k" = "w";\n"changed" = "eins";\n')
        write(os.path.join(app, "App/A.swift"), '_ = NSLocalizedString("k", tableName: "L", comment: ""); _ = NSLocalizedString("changed", tableName: "L", comment: "")\n' + call("old"))
        self.git(folder, "init", "-q", "-b", "main", "--template=", *init)
        self.git(folder, "add", ".")
        self.git(folder, "commit", "-qm", "First")
        self.stage(folder, app)

    def stage(self, folder, app):
        for key in ["new", "later"]:
            write(os.path.join(app, f"App/{key}.swift"), call(key))
        self.git(folder, "--literal-pathspecs", "add", "--", os.path.join(os.path.relpath(app, folder), "App/new.swift"))
        write(os.path.join(app, "en.lproj/L.strings"), '"k" = "v";\n"changed" = "two";\n')

    @contextlib.contextmanager
    def repository(self, name="repo", config=""):
        """A copy of the template, whose settings hold some more, in a folder of its own."""
        folder = self.place / "case" / name
        folder.parent.mkdir()
        shutil.copytree(self.template, folder, symlinks=True)
        with open(folder / ".git/config", "a") as file:
            file.write(config)
        self.figures["repositories"] += 1
        yield folder
        shutil.rmtree(folder.parent)

    def setting(self, name, value=None):
        section, _, rest = name.partition(".")
        middle, _, key = rest.rpartition(".")
        if value is None:
            value = f"{self.programs}/{name.replace('/', '-')}"
            if not os.path.islink(value):
                os.symlink("mark", value)
            value = "!" + value if section in ("alias", "submodule") else value
        return f"[{section}{f' {chr(34)}{middle}{chr(34)}' if middle else ''}]\n{key} = {value}\n"

    def settings(self, names):
        return "".join(map(self.setting, names))

    def state(self, folder):
        """What stands in a folder, by the time of its last change; git itself touches what it shares and keeps."""
        paths = (os.path.join(place, name) for place, _, names in os.walk(folder) for name in names)
        return {path: os.lstat(path).st_size if "/objects/" in path or "/sharedindex" in path else os.lstat(path).st_mtime_ns for path in paths}

    def audit(self, what, folder, paths=(".",), expected=EXPECTED, environment=None, may_refuse=False, may_add=frozenset()):
        """Runs what asks git, looks for marks, and compares what the gates tell with what is new."""
        environment = self.environment | (environment or {})
        for mark in os.listdir(self.marks):
            # What the script's own git has run.
            os.unlink(self.marks / mark)
        before = self.state(self.place / "case")
        worklist = ["worklist", "--since", "HEAD", *(["--source"] if paths else [])]
        for command, words in (PAGES | GATES | {"worklist --since": worklist}).items():
            done = self.l10nscan([*words, *paths], folder, environment)
            for mark in os.listdir(self.marks):
                self.complain(what, "runs", mark, "for", command)
                os.unlink(self.marks / mark)
            if expected is None or may_refuse and self.is_refused(done):
                continue
            if command in GATES:
                self.compare(f"{what}, {command}", done, expected[command], may_add)
            if words is worklist and "changed" in expected["--since"] and b"changed" not in done.output:
                self.complain(f"{what}, {command} does not list what has changed:", done.status, done.errors[-200:])
        if self.state(self.place / "case") != before:
            self.complain(what, "has changed", sorted(set(self.state(self.place / "case").items()) ^ set(before.items()))[:2])

    def is_refused(self, done):
        """Whether the program says that it cannot tell what is new."""
        return done.status == 2 or any(word in done.errors for word in [b"outside", b"submodule"])

    def compare(self, what, done, expected, may_add=frozenset()):
        self.figures["gates"] += 1
        try:
            findings = json.loads(done.output)["findings"]
        except ValueError:
            return self.complain(what, "has no report:", done.errors[-200:])
        found = {finding.get("key", finding["rule"]).removesuffix(".key") for finding in findings}
        missed, added = expected - found, found - expected - may_add
        if missed:
            self.complain(what, "is silently open for", sorted(missed), "and tells", sorted(found), "with status", done.status)
        if added:
            self.complain(what, "tells what is not new:", sorted(added))
