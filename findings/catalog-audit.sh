#!/bin/sh
# `xcstrings-tool audit` 0.1.0 (PyPI, January 2026) on a String Catalog, with Python 3.11.
#
# Guess: a text with plural forms or forms for devices counts as translated when all its forms are; one
# that is not to be translated and one that no code uses are left out; a substitution without a
# finished form is not translated.
#
# Seen: a key that varies in any of its languages, by plural or by device, is not counted at all, so
# that a catalog without one Polish plural passes with 100 % and '--threshold 100'. A key with
# 'shouldTranslate: false' and a stale one are missing translations, and stand in the file that 'export'
# makes for translators. A text whose substitution has only forms of the state 'new' is translated.
# "Stale" counts a state of texts that Xcode does not write.
#
# To know: its percentage says nothing of plurals; look at the number of strings first.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install --quiet --disable-pip-version-check xcstrings-tool==0.1.0
cd "$place"
export COLUMNS=100

# unit STATE TEXT: a text and how far it is.
unit() { printf '{"stringUnit": {"state": "%s", "value": "%s"}}' "$1" "$2"; }

# audit NAME MEMBERS: what is counted of a catalog of one finished text and one key.
audit() {
  printf '{"sourceLanguage": "en", "version": "1.0", "strings": {"done": {"localizations": {
    "pl": %s}}, "k": {%s}}}' "$(unit translated Gotowe)" "$2" >Localizable.xcstrings
  "$place/venv/bin/xcstrings-tool" validate Localizable.xcstrings | grep -q 'is valid'
  status=0
  "$place/venv/bin/xcstrings-tool" audit Localizable.xcstrings --target pl --threshold 100 \
    >log 2>&1 || status=$?
  "$place/venv/bin/xcstrings-tool" export Localizable.xcstrings --target pl >export.log
  count() { sed -n "s/^│ $1  *│ *\([0-9]*\) │.*/\1/p" log; }
  echo "$1: status $status, $(count 'Total Strings') strings, $(count Translated) translated," \
    "$(count Stale) stale, $(grep -c '^"k"' missing_translations.csv || true) exported"
}

one=$(unit translated '%lld day')
other=$(unit translated '%lld days')
new=$(unit new '')
{
  audit 'plural without Polish' \
    "\"localizations\": {\"en\": {\"variations\": {\"plural\": {\"one\": $one, \"other\": $other}}}}"
  audit 'device without Polish' \
    "\"localizations\": {\"en\": {\"variations\": {\"device\": {\"mac\": $one, \"other\": $other}}}}"
  audit 'not to be translated' '"shouldTranslate": false'
  audit 'stale' "\"extractionState\": \"stale\", \"localizations\": {\"en\": $other}"
  audit 'substitution without a form' "\"localizations\": {\"pl\": {\"stringUnit\": {
    \"state\": \"translated\", \"value\": \"%#@n@\"}, \"substitutions\": {\"n\": {\"argNum\": 1,
    \"formatSpecifier\": \"lld\", \"variations\": {\"plural\": {\"other\": $new}}}}}}"
} >seen
cat >wanted <<'SEEN'
plural without Polish: status 0, 1 strings, 1 translated, 0 stale, 0 exported
device without Polish: status 0, 1 strings, 1 translated, 0 stale, 0 exported
not to be translated: status 1, 2 strings, 1 translated, 0 stale, 1 exported
stale: status 1, 2 strings, 1 translated, 0 stale, 1 exported
substitution without a form: status 0, 2 strings, 2 translated, 0 stale, 0 exported
SEEN
diff wanted seen
