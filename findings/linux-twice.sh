#!/bin/sh
# A key that stands twice in a table, as after a merge, for the readers of Foundation for Linux in Swift
# 6.3.1 (x86-64), Python 3.11 and string-catalog 0.6.0 (PyPI). It needs that toolchain.
#
# Guess: the last entry counts, for all readers and in all of Apple's formats, as the last assignment
# does.
#
# Seen: in .strings and in XML property lists it does, for Bundle, PropertyListSerialization and
# PropertyListDecoder. In a String Catalog the last one counts for JSONSerialization, for Python and for
# string-catalog, and the first for JSONDecoder, both for keys and for languages of a key: a tool in
# Swift and one in Python check two texts, and the one in Swift, when it writes the catalog back, drops the text
# that the other has checked.
#
# To know: nothing tells that a text is lost; 'l10nscan' reports a key that stands twice in a catalog.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
swift --version 2>/dev/null | grep -q 'Swift version 6.3.1 '
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check string-catalog==0.6.0
mkdir en.lproj
printf '"k" = "first";\n"other" = "a text";\n"k" = "last";\n' >en.lproj/Menu.strings
echo '<plist version="1.0"><dict><key>k</key><string>first</string><key>k</key><string>last</string></dict></plist>' \
  >list.plist
text() { printf '{"stringUnit": {"state": "translated", "value": "%s"}}' "$1"; }
cat >Localizable.xcstrings <<JSON
{"sourceLanguage": "en", "strings": {
  "k": {"localizations": {"de": $(text first)}},
  "k": {"localizations": {"de": $(text last)}},
  "language": {"localizations": {"de": $(text first), "de": $(text last)}}}, "version": "1.0"}
JSON
cat >twice.py <<'PYTHON'
import json
import pathlib

from string_catalog.models import StringCatalog

text = pathlib.Path("Localizable.xcstrings").read_text()
strings = json.loads(text)["strings"]
print("json of Python:", *(strings[key]["localizations"]["de"]["stringUnit"]["value"] for key in ["k", "language"]))
strings = StringCatalog.model_validate_json(text).strings
print("string-catalog:", *(strings[key].localizations["de"].string_unit.value for key in ["k", "language"]))
PYTHON
cat >twice.swift <<'SWIFT'
import Foundation

struct Catalog: Decodable {
    struct Entry: Decodable { var localizations: [String: Localization] }
    struct Localization: Decodable { var stringUnit: Unit }
    struct Unit: Decodable { var value: String }
    var strings: [String: Entry]
}

func data(_ name: String) -> Data { try! Data(contentsOf: URL(fileURLWithPath: name)) }

print("Bundle:", Bundle(path: ".")!.localizedString(forKey: "k", value: nil, table: "Menu"))
for name in ["en.lproj/Menu.strings", "list.plist"] {
    let list = try! PropertyListSerialization.propertyList(from: data(name), format: nil) as! [String: String]
    let decoded = try! PropertyListDecoder().decode([String: String].self, from: data(name))
    print("\(name): PropertyListSerialization \(list["k"]!), PropertyListDecoder \(decoded["k"]!)")
}
let catalog = try! JSONDecoder().decode(Catalog.self, from: data("Localizable.xcstrings"))
print("JSONDecoder:", catalog.strings["k"]!.localizations["de"]!.stringUnit.value,
    catalog.strings["language"]!.localizations["de"]!.stringUnit.value)
let object = try! JSONSerialization.jsonObject(with: data("Localizable.xcstrings")) as! [String: Any]
let strings = object["strings"] as! [String: [String: [String: [String: [String: String]]]]]
print("JSONSerialization:", strings["k"]!["localizations"]!["de"]!["stringUnit"]!["value"]!,
    strings["language"]!["localizations"]!["de"]!["stringUnit"]!["value"]!)
SWIFT
swiftc twice.swift -o twice
{
  ./twice
  venv/bin/python twice.py
} >seen
cat >wanted <<'SEEN'
Bundle: last
en.lproj/Menu.strings: PropertyListSerialization last, PropertyListDecoder last
list.plist: PropertyListSerialization last, PropertyListDecoder last
JSONDecoder: first first
JSONSerialization: last last
json of Python: last last
string-catalog: last last
SEEN
diff wanted seen
