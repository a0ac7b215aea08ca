#!/bin/sh
# strings-lint 0.2.0 (PyPI, September 2026), a checker of localization files, with Babel 2.19.0 and Python 3.11.
#
# Guess: it passes right translations, and reports a lost "%@", exchanged arguments and a copy of the English
# text in the state 'new'.
#
# Seen: of a String Catalog it passes, with exit code 0, a copy of the English text in the state 'new', and a
# substitution whose argument number and type are another's, so that the name is read as a number. Where
# German has texts by device and English one text, they are "not translated" and "not in the source any
# more"; that the text for the Mac has lost its "%@" is not said. What is right is an error: one text for all
# numbers in Japanese, a substitution with another name, and Vietnamese with 'other' alone (Babel 2.19
# has the rules of CLDR 49). Of a .stringsdict, an entry with a name and one number, "%@ has %#@n@", has
# "several variables" and is skipped, so that a translation without the name passes.
#
# To know: a table that it passes may show a wrong argument. 'l10nscan' reports each of the wrong ones, and
# nothing for the right ones.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install --quiet --disable-pip-version-check strings-lint==0.2.0 babel==2.19.0
cd "$place"
export PYTHONHASHSEED=0
mkdir -p en.lproj de.lproj
cat >wrong.xcstrings <<'JSON'
{"sourceLanguage": "en", "strings": {
  "Save %@": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Save %@"}}}},
  "Open %@": {"localizations": {"de": {"variations": {"device": {
    "mac": {"stringUnit": {"state": "translated", "value": "Auf"}},
    "other": {"stringUnit": {"state": "translated", "value": "Auf: %@"}}}}}}},
  "%@ has %lld": {"localizations": {
    "en": {"stringUnit": {"state": "translated", "value": "%1$@ has %#@n@"}, "substitutions": {"n": {
      "argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
        "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}}}},
    "de": {"stringUnit": {"state": "translated", "value": "%1$@ hat %#@n@"}, "substitutions": {"n": {
      "argNum": 1, "formatSpecifier": "lf", "variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%arg Datei"}},
        "other": {"stringUnit": {"state": "translated", "value": "%arg Dateien"}}}}}}}}}},
 "version": "1.0"}
JSON
cat >right.xcstrings <<'JSON'
{"sourceLanguage": "en", "strings": {
  "%lld days": {"localizations": {
    "en": {"variations": {"plural": {
      "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
      "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}},
    "ja": {"stringUnit": {"state": "translated", "value": "%lld 日"}},
    "vi": {"variations": {"plural": {
      "other": {"stringUnit": {"state": "translated", "value": "%lld ngày"}}}}}}},
  "files": {"localizations": {
    "en": {"stringUnit": {"state": "translated", "value": "Open %#@files@"}, "substitutions": {"files": {
      "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
        "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}}}},
    "ja": {"stringUnit": {"state": "translated", "value": "%#@dosu@"}, "substitutions": {"dosu": {
      "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
        "other": {"stringUnit": {"state": "translated", "value": "%arg 件を開く"}}}}}}},
    "vi": {"stringUnit": {"state": "translated", "value": "Mở %#@files@"}, "substitutions": {"files": {
      "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
        "other": {"stringUnit": {"state": "translated", "value": "%arg tệp"}}}}}}}}}},
 "version": "1.0"}
JSON
table() {
  cat <<PLIST
<plist version="1.0"><dict><key>has</key><dict><key>NSStringLocalizedFormatKey</key><string>$1</string>
<key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
<key>NSStringFormatValueTypeKey</key><string>d</string>
<key>one</key><string>%d $2</string><key>other</key><string>%d $3</string></dict></dict></dict></plist>
PLIST
}
table '%@ has %#@n@' file files >en.lproj/Localizable.stringsdict
table 'Mit %#@n@' Datei Dateien >de.lproj/Localizable.stringsdict
python3 -c 'import plistlib; [plistlib.load(open(f"{name}.lproj/Localizable.stringsdict", "rb")) for name in ("en", "de")]'

{
  for paths in wrong.xcstrings right.xcstrings "en.lproj de.lproj"; do
    venv/bin/strings-lint $paths && echo "exit code 0" || echo "exit code $?"
  done
} >seen 2>&1
cat >wanted <<'SEEN'
wrong.xcstrings
  warning de       missing            Open %@: not translated
  warning de       stale              Open %@ [mac]: not in the source any more
  warning de       stale              Open %@ [other]: not in the source any more
1 catalog(s) checked: 0 error(s), 3 warning(s)
exit code 0
right.xcstrings
  error   ja       plural             %lld days: source has plural forms, translation is a single text
  error   ja       placeholder        files: missing %#@files@
  error   ja       placeholder        files: extra %#@dosu@
  warning ja       missing            files [files]: not translated
  warning ja       stale              files [dosu]: not in the source any more
  error   vi       plural             %lld days: missing plural forms: one (needs one, other)
  error   vi       plural             files [files]: missing plural forms: one (needs one, other)
1 catalog(s) checked: 5 error(s), 2 warning(s)
exit code 1
note: Localizable.stringsdict: 'has' has several variables, skipped
note: Localizable.stringsdict: 'has' has several variables, skipped
1 catalog(s) checked: 0 error(s), 0 warning(s)
exit code 0
SEEN
diff wanted seen
