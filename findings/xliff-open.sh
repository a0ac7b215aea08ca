#!/bin/sh
# moz.l10n 0.15.0 (PyPI, 2026), which has a reader of Xcode's XLIFF: it opens a file and writes it unchanged,
# with Python 3.11.
#
# Guess: the units are the same after, with their translations and notes, and a unit without a translation
# has none.
#
# Seen: they are for tables and for plural forms of catalogs. Of a .stringsdict, a translated format is replaced by
# the English one ("zostało %#@n@" by "%#@n@ left"), all notes are gone, and where nothing is translated the
# forms get an empty translation and the format gets the English text. Nothing is reported. The whole file
# is refused for one entry that has a name before its number ("%@ has %lld cats" with plural forms), two
# numbers, or texts by width, or for plural forms by device.
#
# To know: what Xcode exports of a .stringsdict does not survive this library. 'l10nscan' writes and reads
# XLIFF of all these.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install --quiet --disable-pip-version-check 'moz.l10n[xml]==0.15.0'
cat >"$place/open.py" <<'PYTHON'
import xml.etree.ElementTree as XML

from moz.l10n.formats import Format
from moz.l10n.resource import parse_resource, serialize_resource

NAMES = "{urn:oasis:names:tc:xliff:document:1.2}"
FILE = """<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
  <file original="{}" source-language="en" target-language="pl" datatype="plaintext">
    <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="26.0" build-num="17A324"/></header>
    <body>{}</body>
  </file>
</xliff>"""
UNIT = '<trans-unit id="{}" xml:space="preserve"><source>{}</source>{}<note>About days</note></trans-unit>'


def unit(name, source, target=None):
    return UNIT.format(name, source, "" if target is None else f"<target>{target}</target>")


def rule(variable, *forms):
    return [unit(f"/days:dict/{variable}:dict/{name}:dict/:string", *texts) for name, *texts in forms]


def format(*texts):
    return [unit("/days:dict/NSStringLocalizedFormatKey:dict/:string", *texts)]


def units(xliff):
    return {
        unit.get("id"): {part.tag.removeprefix(NAMES): part.text for part in unit}
        for unit in XML.fromstring(xliff.encode()).iter(f"{NAMES}trans-unit")
    }


def show(name, file, *parts):
    before = FILE.format(file, "".join(parts))
    try:
        after = units("".join(serialize_resource(parse_resource(Format.xliff, before))))
    except ValueError as error:
        print(f"{name}: refused:", error)
        return
    if after == units(before):
        print(f"{name}: the same")
    for key, parts in units(before).items():
        for part in dict.fromkeys([*parts, *after[key]]):
            old, new = parts.get(part, "none"), after[key].get(part, "none")
            if old != new:
                print(f"{name}: {part} of {key}: {old!r} becomes {new!r}")


CATALOG, RULES = "Localizable.xcstrings", "en.lproj/Localizable.stringsdict"
DAYS = rule("n", ("one", "%d day", "%d dzień"), ("other", "%d days", "%d dnia"))
show("table", "en.lproj/Localizable.strings", unit("a", "Open %@", "Otwórz %@"), unit("b", "Close"))
show("catalog", CATALOG, unit("k|==|plural.one", "%lld cat", "%lld kot"), unit("k|==|plural.other", "%lld cats"))
show("rule", RULES, *format("%#@n@ left", "zostało %#@n@"), *DAYS)
show("open", RULES, *format("%#@n@ left"), *rule("n", ("one", "%d day"), ("other", "%d days")))
show("name", CATALOG, unit("k|==|plural.other", "%@ has %lld cats", "%@ ma %lld kota"))
show("device", CATALOG, unit("k|==|device.mac.plural.other", "%lld cats", "%lld kota"))
show("name in a rule", RULES, *format("%1$@ has %2$#@n@"), *DAYS)
show("two numbers", RULES, *format("%#@n@ in %#@m@"), *DAYS, *rule("m", ("one", "%d box"), ("other", "%d boxes")))
show("width", RULES, unit("/save:dict/NSStringVariableWidthRuleType:dict/20:dict/:string", "Save", "Zapisz"))
PYTHON
"$place/venv/bin/python" "$place/open.py" >"$place/seen"
cat >"$place/wanted" <<'SEEN'
table: the same
catalog: the same
rule: target of /days:dict/NSStringLocalizedFormatKey:dict/:string: 'zostało %#@n@' becomes '%#@n@ left'
rule: note of /days:dict/NSStringLocalizedFormatKey:dict/:string: 'About days' becomes 'none'
rule: note of /days:dict/n:dict/one:dict/:string: 'About days' becomes 'none'
rule: note of /days:dict/n:dict/other:dict/:string: 'About days' becomes 'none'
open: note of /days:dict/NSStringLocalizedFormatKey:dict/:string: 'About days' becomes 'none'
open: target of /days:dict/NSStringLocalizedFormatKey:dict/:string: 'none' becomes '%#@n@ left'
open: note of /days:dict/n:dict/one:dict/:string: 'About days' becomes 'none'
open: target of /days:dict/n:dict/one:dict/:string: 'none' becomes None
open: note of /days:dict/n:dict/other:dict/:string: 'About days' becomes 'none'
open: target of /days:dict/n:dict/other:dict/:string: 'none' becomes None
name: refused: Unsupported selector: Expression(VariableRef('arg'))
device: refused: Unsupported Xcode id syntax in <trans-unit id="k|==|device.mac.plural.other">
name in a rule: refused: Unexpected <source> value in Xcode plural definition /days:dict/NSStringLocalizedFormatKey:dict/:string
two numbers: refused: Mismatching key values in Xcode plural definition /days:dict/m:dict/one:dict/:string
width: refused: Invalid plural category in Xcode plural definition /save:dict/NSStringVariableWidthRuleType:dict/20:dict/:string
SEEN
diff "$place/wanted" "$place/seen"
