#!/bin/sh
# app-localizer 1.0.0 (PyPI, July 2026), which has a model translate what a String Catalog lacks, with Python 3.11.
#
# Guess: what is translated stays as it is; its page says that it keeps "substitutions, variation trees"
# and all languages that it does not translate into. A new language gets its plural forms.
#
# Seen: a translation is given the shape of the English text. Where that is one text, the plural forms and
# the texts for devices of a Polish translation are deleted, and a model's text takes their place. Where English
# has plural forms, the Polish text for all numbers is deleted. A substitution with another name is deleted, with
# the text that holds it. The English phrases of an App Shortcut are deleted in a run for Polish, and its Polish
# ones get a text beside them, which Xcode's catalogs do not have. All has the state 'translated' after, and the
# program says that all went well. '--check' tells of the substitution alone, as an error, and otherwise of
# a number of texts to write. Serbian gets the forms of English, without 'few': the program has a list of
# the plural forms of 36 languages.
#
# To know: commit a catalog before such a run, and look for deleted lines. 'l10nscan' reports the phrases that
# have a text beside them, as an error, and the form that Serbian lacks. Where there are no such phrases,
# 'l10nscan diff' lists the texts that are gone.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install --quiet --disable-pip-version-check app-localizer==1.0.0
cd "$place"
cat >Localizable.xcstrings <<'JSON'
{"sourceLanguage": "en", "strings": {
  "%lld files": {"localizations": {"pl": {"variations": {"plural": {
    "one": {"stringUnit": {"state": "translated", "value": "%lld plik"}},
    "few": {"stringUnit": {"state": "translated", "value": "%lld pliki"}},
    "many": {"stringUnit": {"state": "translated", "value": "%lld plików"}},
    "other": {"stringUnit": {"state": "translated", "value": "%lld pliku"}}}}}}},
  "Open %@": {"localizations": {"pl": {"variations": {"device": {
    "mac": {"stringUnit": {"state": "translated", "value": "Kliknij %@"}},
    "other": {"stringUnit": {"state": "translated", "value": "Stuknij %@"}}}}}}},
  "days": {"localizations": {
    "en": {"variations": {"plural": {
      "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
      "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}},
    "pl": {"stringUnit": {"state": "translated", "value": "Dni: %lld"}}}},
  "boxes": {"localizations": {
    "en": {"stringUnit": {"state": "translated", "value": "Boxes: %#@n@"}, "substitutions": {"n": {
      "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
        "other": {"stringUnit": {"state": "translated", "value": "%arg"}}}}}}},
    "pl": {"stringUnit": {"state": "translated", "value": "%#@ile@"}, "substitutions": {"ile": {
      "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
        "other": {"stringUnit": {"state": "translated", "value": "Pudła: %arg"}}}}}}}}},
  "Add in ${applicationName}": {"extractionState": "migrated", "localizations": {
    "en": {"stringSet": {"state": "translated", "values": ["Add in ${applicationName}", "New in ${applicationName}"]}},
    "pl": {"stringSet": {"state": "translated", "values": ["Dodaj w ${applicationName}"]}}}}},
 "version": "1.0"}
JSON
cat >fill.py <<'PYTHON'
import json
import pathlib

from app_localizer.xcstrings import StringsCatalogTranslator, TranslationConfig


class Mirror:
    """A model that answers at once."""

    def complete(self, system_message, user_message, candidates=1):
        return [user_message.replace("Translate this text to ", "").replace(":\n", ": ")]


def leaves(node, path=""):
    for name, value in node.items():
        if name == "stringUnit":
            yield path, f"{value['value']!r} ({value['state']})"
        elif name == "stringSet":
            yield path, f"{value['values']}"
        elif isinstance(value, dict):
            yield from leaves(value, f"{path} {name}".replace("variations ", "").strip())


file = pathlib.Path("Localizable.xcstrings")
before = json.loads(file.read_text())["strings"]
done = StringsCatalogTranslator(TranslationConfig("", ["pl", "sr"], file), client=Mirror()).translate_catalog()
print("all went well:", done)
after = json.loads(file.read_text())["strings"]
for key in before:
    for language in ["en", "pl"]:
        old = set(leaves(before[key]["localizations"].get(language, {})))
        new = set(leaves(after[key]["localizations"][language]))
        for sign, lines in [("-", old - new), ("+", new - old)]:
            for path, text in sorted(lines):
                print(f"{key}, {language}: {sign} {path + ' ' if path else ''}{text}")
print("Serbian days:", *after["days"]["localizations"]["sr"]["variations"]["plural"])
PYTHON
{
  venv/bin/app-localizer --source Localizable.xcstrings --languages pl sr --check >check 2>&1 && echo "exit code 0" || echo "exit code $?"
  sed 's/.* - //' check
  venv/bin/python fill.py 2>log
} >seen
cat >wanted <<'SEEN'
exit code 1
Localizable.xcstrings: [pl] boxes: translated value does not preserve placeholders.
Localizable.xcstrings: 19 pending translation units.
all went well: True
%lld files, en: + '%lld files' (translated)
%lld files, pl: - plural few '%lld pliki' (translated)
%lld files, pl: - plural many '%lld plików' (translated)
%lld files, pl: - plural one '%lld plik' (translated)
%lld files, pl: - plural other '%lld pliku' (translated)
%lld files, pl: + 'pl: %lld files' (translated)
Open %@, en: + 'Open %@' (translated)
Open %@, pl: - device mac 'Kliknij %@' (translated)
Open %@, pl: - device other 'Stuknij %@' (translated)
Open %@, pl: + 'pl: Open %@' (translated)
days, pl: - 'Dni: %lld' (translated)
days, pl: + plural few 'pl: %lld days' (translated)
days, pl: + plural many 'pl: %lld days' (translated)
days, pl: + plural one 'pl: %lld day' (translated)
days, pl: + plural other 'pl: %lld days' (translated)
boxes, pl: - '%#@ile@' (translated)
boxes, pl: - substitutions ile plural other 'Pudła: %arg' (translated)
boxes, pl: + 'pl: Boxes: %#@n@' (translated)
boxes, pl: + substitutions n plural few 'pl: %arg' (translated)
boxes, pl: + substitutions n plural many 'pl: %arg' (translated)
boxes, pl: + substitutions n plural one 'pl: %arg' (translated)
boxes, pl: + substitutions n plural other 'pl: %arg' (translated)
Add in ${applicationName}, en: - ['Add in ${applicationName}', 'New in ${applicationName}']
Add in ${applicationName}, en: + 'Add in ${applicationName}' (translated)
Add in ${applicationName}, pl: + 'pl: Add in ${applicationName}' (translated)
Serbian days: one other
SEEN
diff wanted seen
