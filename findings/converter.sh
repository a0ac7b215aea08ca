#!/bin/sh
# l10n-conv 1.0.0 (PyPI, February 2026), which converts and checks localization files, with Python 3.11;
# openstep-plist 0.5.2 (PyPI) reads its tables.
#
# Guess: a file that is written in its own format says the same. Xcode's XLIFF, with a file for each table, keeps
# files, ids and states, also by way of .po; a table that is made of it lacks what is not translated.
#
# Seen: a .strings table with \" in a text is written with \\", and cannot be read; entries with unquoted keys
# are gone. XLIFF has one <file> after, named "l10n-conv", whatever tables it was of, so that two texts have
# the id "title". The state 'needs-review-l10n' becomes 'translated', and what has no translation gets an
# empty one. By way of .po, the English texts are the ids. In the table that is made of the XLIFF, what has no
# translation is an empty text, and of the two titles one is gone. 'check' fails "%2$@ und %1$@" for
# "%@ and %@", and that there are two titles; it passes "%@ Dateien" for "%lld files", and a name and a
# number that are exchanged.
#
# To know: an import goes by the names of files and the ids, and has neither after this tool. Of the XLIFF as it was,
# 'l10nscan import' takes what is right and finished, and rejects the text for review and both wrong
# placeholders.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install --quiet --disable-pip-version-check l10n-conv==1.0.0 openstep-plist==0.5.2
cd "$place"
cat >bare.strings <<'STRINGS'
"open" = "Open";
CFBundleName = "Shop";
STRINGS
echo '"quote" = "Say \"hi\"";' >quote.strings
file() {
  echo "<file original=\"en.lproj/$1.strings\" source-language=\"en\" target-language=\"de\" datatype=\"plaintext\">"
  echo '<header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="26.0" build-num="17A324"/></header><body>'
  cat
  echo '</body></file>'
}
{
  echo '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">'
  file Shop <<'XLIFF'
<trans-unit id="title"><source>Shop</source><target state="translated">Laden</target></trans-unit>
<trans-unit id="open"><source>Open</source><target state="needs-review-l10n">Auf</target></trans-unit>
<trans-unit id="close"><source>Close</source></trans-unit>
XLIFF
  file Files <<'XLIFF'
<trans-unit id="title"><source>Files</source><target>Dateien</target></trans-unit>
<trans-unit id="of"><source>%1$@ of %2$lld</source><target>%1$lld von %2$@</target></trans-unit>
<trans-unit id="count"><source>%lld files</source><target>%@ Dateien</target></trans-unit>
<trans-unit id="and"><source>%@ and %@</source><target>%2$@ und %1$@</target></trans-unit>
XLIFF
  echo '</xliff>'
} >de.xliff
cat >show.py <<'PYTHON'
import pathlib
import xml.etree.ElementTree as XML

import openstep_plist

NAMES = "{urn:oasis:names:tc:xliff:document:1.2}"
for name in ["bare", "quote"]:
    print(f"{name}:", openstep_plist.loads(pathlib.Path(f"{name}.strings").read_text()))
    try:
        print("  becomes", openstep_plist.loads(pathlib.Path(f"saved-{name}.strings").read_text()))
    except openstep_plist.ParseError as error:
        print("  cannot be read:", error)
for name in ["de", "saved", "back"]:
    for file in XML.parse(f"{name}.xliff").iter(f"{NAMES}file"):
        print(f"{name}.xliff, file {file.get('original')}:")
        for unit in file.iter(f"{NAMES}trans-unit"):
            target = unit.find(f"{NAMES}target")
            print(f"  {unit.get('id')}:", "none" if target is None else f"{target.text} ({target.get('state')})")
print("table:", openstep_plist.loads(pathlib.Path("saved.strings").read_text()))
PYTHON
convert() {
  venv/bin/l10n-conv convert "$1" -o "$2" >>log
}
convert bare.strings saved-bare.strings
convert quote.strings saved-quote.strings
convert de.xliff saved.xliff
convert de.xliff de.po
convert de.po back.xliff
convert de.xliff saved.strings
{
  venv/bin/python show.py
  venv/bin/l10n-conv check de.xliff 2>&1 | grep -v '^$'
} >seen
cat >wanted <<'SEEN'
bare: {'open': 'Open', 'CFBundleName': 'Shop'}
  becomes {'open': 'Open'}
quote: {'quote': 'Say "hi"'}
  cannot be read: Missing ';' on line 1
de.xliff, file en.lproj/Shop.strings:
  title: Laden (translated)
  open: Auf (needs-review-l10n)
  close: none
de.xliff, file en.lproj/Files.strings:
  title: Dateien (None)
  of: %1$lld von %2$@ (None)
  count: %@ Dateien (None)
  and: %2$@ und %1$@ (None)
saved.xliff, file l10n-conv:
  title: Laden (translated)
  open: Auf (translated)
  close: None (new)
  title: Dateien (translated)
  of: %1$lld von %2$@ (translated)
  count: %@ Dateien (translated)
  and: %2$@ und %1$@ (translated)
back.xliff, file l10n-conv:
  Shop: Laden (translated)
  Open: Auf (translated)
  Close: None (new)
  Files: Dateien (translated)
  %1$@ of %2$lld: %1$lld von %2$@ (translated)
  %lld files: %@ Dateien (translated)
  %@ and %@: %2$@ und %1$@ (translated)
table: {'title': 'Dateien', 'open': 'Auf', 'close': '', 'of': '%1$lld von %2$@', 'count': '%@ Dateien', 'and': '%2$@ und %1$@'}
  ⚠ Missing translation: close
  ✗ Duplicate key: title (context='')
  ✗ Placeholder mismatch: and (source=['%@', '%@'] target=[])
2 errors, 1 warnings, 0 info
SEEN
diff wanted seen
