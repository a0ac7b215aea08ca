"""What judge and differ share: audits of many apps, kept as one JSON file an app."""

import json
import os
import pathlib
import subprocess

# An audit that takes longer than this says more about the tree than about its findings.
TIME_LIMIT = 600


def run(binary, trees, folder, arguments=()):
    """Audits each tree from inside of it, and keeps the reports in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for tree in trees:
        command = [os.path.abspath(binary), "--source", ".", "--format", "json", *arguments]
        try:
            done = subprocess.run(command, cwd=tree, capture_output=True, timeout=TIME_LIMIT)
        except subprocess.TimeoutExpired:
            print(f"{tree.name}: no report within {TIME_LIMIT} s")
            continue
        if done.returncode not in (0, 1, 2) or not done.stdout:
            print(f"{tree.name}: exit {done.returncode}: {done.stderr.decode(errors='replace')[-300:]}")
            continue
        report = json.loads(done.stdout)
        report["tree"] = str(tree.resolve())
        (folder / f"{tree.name}.json").write_text(json.dumps(report))


def load(folder):
    """The reports of a folder by the names of their apps, in the order of the names."""
    return {path.stem: json.loads(path.read_text()) for path in sorted(pathlib.Path(folder).glob("*.json"))}


def identity(finding):
    """What makes two findings of one app the same, however the lines have moved."""
    named = [finding.get(part) for part in ("rule", "table", "key", "language")]
    return (*named, finding["path"] if finding.get("key") is None else None, finding["message"])


def place(finding):
    return f"{finding['path']}:{finding.get('line', 0)}:{finding.get('column', 0)}"
