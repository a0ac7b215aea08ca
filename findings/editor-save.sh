#!/bin/sh
# linguaedit 1.8.20 (PyPI, October 2026), an editor of translations: its library opens Apple's files and saves
# them unchanged, with Python 3.11; moz.l10n 0.15.0 (PyPI) reads what it wrote.
#
# Guess: what is opened and saved without an edit says the same, and other readers take it.
#
# Seen: of a .strings table, a text with "/*" in it, such as an address or a type of files, is lost with all
# entries up to the end of the next comment. Entries that are commented out by "//" come alive, comments
# and unquoted keys are gone, "C:\\new" gets a line break and "caf\U00e9" another backslash. A .stringsdict is
# refused with an AttributeError, whatever plural rule it has. In XLIFF, each text that has no translation
# gets an empty one, and that behind its note, where XLIFF 1.2 wants it before; a text of the state
# 'needs-review-l10n' counts as done. All elements get the prefix "ns0:", which means the same in XML, and
# moz.l10n refuses the file for it ("Unsupported root node").
#
# To know: compare keys and texts before and after. 'l10nscan import' takes such XLIFF, and an empty
# translation for none.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install --quiet --disable-pip-version-check --no-deps \
  linguaedit==1.8.20 defusedxml==0.7.1 polib==1.2.0
"$place/venv/bin/pip" install --quiet --disable-pip-version-check 'moz.l10n[xml]==0.15.0' openstep-plist==0.5.2
cd "$place"
cat >Localizable.strings <<'STRINGS'
/* A folder */
"path" = "C:\\new";
// "old" = "Old";
"open" = "Open";
"address" = "https://example.org/*.html";
"next" = "Next";
/* A shop */
"name" = "caf\U00e9";
CFBundleName = "Shop";
STRINGS
cat >Localizable.stringsdict <<'PLIST'
<plist version="1.0"><dict><key>days</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
<key>NSStringFormatValueTypeKey</key><string>d</string>
<key>one</key><string>%d day</string><key>other</key><string>%d days</string></dict></dict></dict></plist>
PLIST
cat >de.xliff <<'XLIFF'
<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
  <file original="en.lproj/Localizable.strings" source-language="en" target-language="de" datatype="plaintext">
    <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="26.0" build-num="17A324"/></header>
    <body>
      <trans-unit id="close"><source>Close</source><target state="needs-review-l10n">Zu</target><note>A door</note></trans-unit>
      <trans-unit id="open"><source>Open</source><note>A door</note></trans-unit>
    </body>
  </file>
</xliff>
XLIFF
cat >save.py <<'PYTHON'
import pathlib
import re

import openstep_plist
from linguaedit.parsers.apple_strings import parse_apple_strings, save_apple_strings
from linguaedit.parsers.xliff_parser import parse_xliff, save_xliff
from moz.l10n.resource import parse_resource

before = openstep_plist.loads(pathlib.Path("Localizable.strings").read_text())
save_apple_strings(parse_apple_strings("Localizable.strings"), "saved.strings")
after = openstep_plist.loads(pathlib.Path("saved.strings").read_text())
for key in dict.fromkeys([*before, *after]):
    one, two = before.get(key), after.get(key)
    print(f"{key}: {one!r} becomes {two!r}" if one != two else f"{key}: the same")
print("comments:", pathlib.Path("saved.strings").read_text().count("/*"))
try:
    parse_apple_strings("Localizable.stringsdict")
except AttributeError as error:
    print("stringsdict:", error)
parse_resource("de.xliff")
xliff = parse_xliff("de.xliff")
print(f"XLIFF: {xliff.translated_count} translated, {xliff.fuzzy_count} to be reviewed")
save_xliff(xliff, "saved.xliff")
text = pathlib.Path("saved.xliff").read_text()
print(*re.findall("<ns0:trans-unit id.*|<ns0:(?:target|note).*", text), sep="\n")
try:
    parse_resource("saved.xliff")
except ValueError as error:
    print("moz.l10n:", str(error).partition(":")[0])
PYTHON
venv/bin/python save.py >seen
cat >wanted <<'SEEN'
path: 'C:\\new' becomes 'C:\\\new'
open: the same
address: 'https://example.org/*.html' becomes None
next: 'Next' becomes None
name: 'café' becomes 'caf\\U00e9'
CFBundleName: 'Shop' becomes None
old: None becomes 'Old'
comments: 0
stringsdict: 'str' object has no attribute 'items'
XLIFF: 1 translated, 0 to be reviewed
<ns0:trans-unit id="close">
<ns0:target state="needs-review-l10n">Zu</ns0:target>
<ns0:note>A door</ns0:note>
<ns0:trans-unit id="open">
<ns0:note>A door</ns0:note>
<ns0:target />
moz.l10n: Unsupported root node
SEEN
diff wanted seen
