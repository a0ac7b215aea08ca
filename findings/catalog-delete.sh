#!/bin/sh
# localizerx 0.1.2 (PyPI, March 2026), deleting one language from a String Catalog, with Python 3.11.
#
# Guess: it promises to write without loss, so that the language goes and every other text stays.
#
# Seen: of all other translations, the substitutions go, and "Noch %#@n@" names a variable that is no
# longer there; the phrases of App Shortcuts go as well. The source language keeps both. A translation
# with plural forms gets an empty text beside them, in the state 'translated'. What it tells is
# "1 translation(s) removed". Its translating commands write by the same code.
#
# To know: look at such a change in git before it is committed; 'l10nscan' reports the variable that a
# text names and the catalog lacks.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install --quiet --disable-pip-version-check localizerx==0.1.2
cd "$place"
export HOME="$place"

cat >make.py <<'PYTHON'
import json
import pathlib

APP = "${applicationName}"


def unit(text):
    return {"stringUnit": {"state": "translated", "value": text}}


def forms(one, other):
    return {"variations": {"plural": {"one": unit(one), "other": unit(other)}}}


def left(text, one, other):
    variable = {"argNum": 1, "formatSpecifier": "lld", **forms(one, other)}
    return {**unit(text), "substitutions": {"n": variable}}


def phrases(*texts):
    return {"stringSet": {"state": "translated", "values": list(texts)}}


tables = {
    "Localizable": {
        "left": {"en": left("%#@n@ left", "%arg day", "%arg days"), "de": left("Noch %#@n@", "%arg Tag", "%arg Tage")},
        "%lld cats": {"en": forms("%lld cat", "%lld cats"), "de": forms("%lld Katze", "%lld Katzen"), "fr": unit("x")},
    },
    "AppShortcuts": {
        f"Add to {APP}": {"en": phrases(f"Add to {APP}"), "de": phrases(f"Neu in {APP}")},
        f"Open {APP}": {"en": phrases(f"Open {APP}"), "fr": unit(f"Ouvrir {APP}")},
    },
}
for table, strings in tables.items():
    entries = {key: {"localizations": texts} for key, texts in strings.items()}
    catalog = {"sourceLanguage": "en", "strings": entries, "version": "1.0"}
    pathlib.Path(f"{table}.xcstrings").write_text(json.dumps(catalog, indent=2))
PYTHON
cat >show.py <<'PYTHON'
import json
import pathlib

for table in ["Localizable", "AppShortcuts"]:
    for key, entry in json.loads(pathlib.Path(f"{table}.xcstrings").read_text())["strings"].items():
        for language, text in entry["localizations"].items():
            value = text.get("stringUnit", {}).get("value")
            print(f"{key}: {language} has {', '.join(text)}", "" if value is None else repr(value))
PYTHON
python3 make.py
{
  echo "before"
  python3 show.py
  for table in Localizable AppShortcuts; do
    venv/bin/localizerx delete fr "$table.xcstrings" --yes | grep removed
  done
  python3 show.py
} | sed 's/ *$//' >seen
cat >wanted <<'SEEN'
before
left: en has stringUnit, substitutions '%#@n@ left'
left: de has stringUnit, substitutions 'Noch %#@n@'
%lld cats: en has variations
%lld cats: de has variations
%lld cats: fr has stringUnit 'x'
Add to ${applicationName}: en has stringSet
Add to ${applicationName}: de has stringSet
Open ${applicationName}: en has stringSet
Open ${applicationName}: fr has stringUnit 'Ouvrir ${applicationName}'
  French (fr): 1 translation(s) removed
  French (fr): 1 translation(s) removed
left: en has stringUnit, substitutions '%#@n@ left'
left: de has stringUnit 'Noch %#@n@'
%lld cats: en has variations
%lld cats: de has stringUnit, variations ''
Add to ${applicationName}: en has stringSet
Open ${applicationName}: en has stringSet
SEEN
diff wanted seen
