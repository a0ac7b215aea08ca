#!/bin/sh
# Keys that look alike and differ in their code points, in Foundation for Linux of Swift 6.3.1 (x86-64) and in
# openstep-plist 0.5.2 (PyPI) and plistlib of Python 3.11. It needs that toolchain.
#
# Guess: a key is found as it is written, code point by code point; a table with "é" as one code point
# in one key and as two in another has two entries, and so have its conversions.
#
# Seen: for openstep-plist and plistlib it has. In Foundation one of the two texts is lost without a word:
# PropertyListSerialization and PropertyListDecoder have the last, JSONDecoder has the first; plutil
# converts the table to one entry and its '-lint' finds nothing. Whether Bundle finds a key that code
# spells in the other form depends on the key and on the size of the table: in tables of eight entries
# six of nine words are found, in one of a thousand none.
#
# To know: that a text is shown in a small test says nothing of the real table; 'l10nscan' reports a key
# that code and table spell in two forms.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
swift --version 2>/dev/null | grep -q 'Swift version 6.3.1 '
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check openstep-plist==0.5.2
cat >keys.py <<'PYTHON'
import json
import pathlib
import plistlib
import subprocess
import unicodedata

import openstep_plist

WORDS = ["café", "Å", "가", "\u03a9", "ü", "Größe", "é", "ñ", "Über"]
for size in [1, 2, 4, 8, 21, 101, 1001]:
    folder = pathlib.Path(f"app{size}/en.lproj")
    folder.mkdir(parents=True)
    for number, word in enumerate(WORDS):
        lines = [f'"key{i}" = "a text";' for i in range(size - 1)] + [f'"{word}" = "found";']
        (folder / f"T{number}.strings").write_text("\n".join(lines))
pathlib.Path("words").write_text("\n".join(
    "\u2126" if word == "\u03a9" else unicodedata.normalize("NFD", word) for word in WORDS))

pathlib.Path("both.strings").write_text('"caf\u00e9" = "first";\n"cafe\u0301" = "last";\n')
pathlib.Path("both.json").write_text(json.dumps({"caf\u00e9": "first", "cafe\u0301": "last"}))
subprocess.run(["plutil", "-lint", "both.strings"], check=True, capture_output=True)
subprocess.run(["plutil", "-convert", "xml1", "-o", "both.xml", "both.strings"], check=True)
both = openstep_plist.loads(pathlib.Path("both.strings").read_text())
print("openstep-plist", *both.values())
print("plistlib", *plistlib.loads(plistlib.dumps(both)).values())
print("plutil", *plistlib.loads(pathlib.Path("both.xml").read_bytes()).values())
PYTHON
cat >keys.swift <<'SWIFT'
import Foundation

let table = try! Data(contentsOf: URL(fileURLWithPath: "both.strings"))
let json = try! Data(contentsOf: URL(fileURLWithPath: "both.json"))
let list = try! PropertyListSerialization.propertyList(from: table, format: nil) as! [String: String]
let decoded = try! PropertyListDecoder().decode([String: String].self, from: table)
print("PropertyListSerialization", Array(list.values), "PropertyListDecoder", Array(decoded.values))
print("JSONDecoder", Array(try! JSONDecoder().decode([String: String].self, from: json).values))

let words = try! String(contentsOfFile: "words", encoding: .utf8).split(separator: "\n").map(String.init)
for size in [1, 2, 4, 8, 21, 101, 1001] {
    let bundle = Bundle(path: "app\(size)")!
    let found = words.indices.filter { number in
        bundle.localizedString(forKey: words[number], value: "-", table: "T\(number)") == "found"
    }
    print("of tables with \(size):", found.map { words[$0].precomposedStringWithCanonicalMapping })
}
SWIFT
venv/bin/python keys.py >seen
swiftc keys.swift -o keys
./keys >>seen
cat >wanted <<'SEEN'
openstep-plist first last
plistlib last first
plutil last
PropertyListSerialization ["last"] PropertyListDecoder ["last"]
JSONDecoder ["first"]
of tables with 1: ["café", "가", "Ω", "ñ"]
of tables with 2: ["café", "가", "Ω", "ñ"]
of tables with 4: ["café", "Å", "Größe", "Über"]
of tables with 8: ["café", "가", "ü", "Größe", "é", "Über"]
of tables with 21: ["Über"]
of tables with 101: ["é"]
of tables with 1001: []
SEEN
diff wanted seen
