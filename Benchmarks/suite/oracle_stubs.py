"""Stub modules of Apple's frameworks, and the calls with keys that they declare."""

import collections
import pathlib
import re
import subprocess

STUBS = pathlib.Path(__file__).parent / "oracle-stubs"
Call = collections.namedtuple("Call", "module type declaration place use")


def calls():
    """Returns the rows of calls.tsv."""
    lines = [line for line in (STUBS / "calls.tsv").read_text().splitlines() if line[:1] != "#"]
    return [Call(*line.split("\t")) for line in lines[1:]]


def overloads(declaration):
    """Returns a declaration once for a key, and once each for a disfavored resource and string."""
    if not re.search(r"\bKEY\b", declaration):
        return [f"public {declaration}"]
    twins = ["LocalizedStringResource", "(some StringProtocol)"]
    return [f"public {declaration.replace('KEY', 'LocalizedStringKey')}"] + [
        f"@_disfavoredOverload public {declaration.replace('KEY', twin)}" for twin in twins
        if not (twin[0] == "(" and re.search(r"KEY[]?]", declaration))
    ]  # fmt: skip


def body(declaration):
    """Returns what makes a declaration whole; nothing of a stub is ever run."""
    return " { fatalError() }" if "->" in declaration.replace("() ->", "").replace("(Double) ->", "") else " {}"


def source(module, base):
    """Returns the source of a stub: the file that is there, and what its calls declare."""
    lines = [] if "import" in base else ["@_exported import SwiftUI"]
    lines.append(base)
    for call in (call for call in calls() if call.module == module and call.declaration):
        name, _, condition = call.type.partition(" where ")
        outer, _, inner = name.rpartition(".")
        if inner != "View" and not re.search(rf"\b(struct|class|protocol|enum) {inner}\b", base):
            structure = f"public struct {inner}{': PrimitiveView' if call.place == 'view' else ''} {{}}"
            lines.append(f"extension {outer} {{ {structure} }}" if outer else structure)
        for each in overloads(call.declaration):
            view = " { self }" if each.endswith("-> some View") else body(each)
            lines.append(f"extension {name}{' where ' + condition if condition else ''} {{ {each}{view} }}")
    return "\n".join(dict.fromkeys(lines)) + "\n"


def build(folder):
    """Compiles the stubs into a folder and returns the names of their modules."""
    modules = list(dict.fromkeys(call.module for call in calls() if call.module != "Foundation"))
    for module in ["Lookups", *modules]:
        path = STUBS / f"{module}.swift"
        base = path.read_text() if path.exists() else ""
        text = base if module == "Lookups" else source(module, base)
        file = pathlib.Path(folder) / f"{module}Stub.swift"
        file.write_text(text)
        subprocess.run(
            ["swiftc", "-emit-module", "-parse-as-library", "-I", ".", "-module-name", module, file.name],
            cwd=folder, check=True,
        )  # fmt: skip
    return modules
