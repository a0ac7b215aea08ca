#!/bin/sh
# `kaeris check` 0.2.35 (PyPI, October 2026) on String Catalogs and .strings, with Python 3.11.
#
# Guess: an exchange of two unnumbered placeholders fails; a translation whose plural forms have all
# lost their number fails, and one that spells out the singular ("Ein Hund") passes; a plural that
# the translation alone has is a translation.
#
# Seen: the other way round. "%@ has %d" may become "%d hat %@", which crashes, as placeholders are
# counted and not ordered. A plural that has lost %lld in all forms is "placeholder-safe". One that
# has it in "other" alone, as Apple allows, has "invented" it; where English has a form without it
# ("No dogs"), a translation with all its numbers has "lost" it. A key with plural forms in one of
# the languages only is missing and superfluous at once.
#
# To know: neither its silence nor its errors say anything of plurals whose forms differ.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install --quiet --disable-pip-version-check kaeris==0.2.35
mkdir "$place/en.lproj" "$place/de.lproj"
cd "$place"
export HOME="$place"

# check FILE: prints the first finding, and the status.
check() {
  status=0
  "$place/venv/bin/kaeris" check --source "$1" --langs de >"$place/log" 2>&1 || status=$?
  echo "status $status: $(grep -vE 'layout|fault\(s\)' "$place/log" | head -n 1 | sed 's/^ *//')"
}

# plural NAME ENGLISH GERMAN: a catalog of one key.
plural() {
  printf '{"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {
    "en": %s, "de": %s}}}}' "$2" "$3" >Localizable.xcstrings
  echo "$1: $(check Localizable.xcstrings)"
}

unit() { printf '{"stringUnit": {"state": "translated", "value": "%s"}}' "$1"; }

# forms CATEGORY TEXT …: the variations of a text.
forms() {
  list=
  while [ $# -gt 0 ]; do
    list="$list${list:+, }\"$1\": $(unit "$2")"
    shift 2
  done
  printf '{"variations": {"plural": {%s}}}' "$list"
}

{
  echo '"a" = "%@ has %d";' >en.lproj/Localizable.strings
  echo '"a" = "%d hat %@";' >de.lproj/Localizable.strings
  echo "exchanged: $(check en.lproj/Localizable.strings)"
  dogs=$(forms one '%lld dog' other '%lld dogs')
  plural 'all numbers lost' "$dogs" "$(forms one Hund other Hunde)"
  plural 'singular in words' "$dogs" "$(forms one 'Ein Hund' other '%lld Hunde')"
  plural 'zero in English' "$(forms zero 'No dogs' one '%lld dog' other '%lld dogs')" \
    "$(forms one '%lld Hund' other '%lld Hunde')"
  plural 'plural in German alone' "$(unit 'Dogs: %lld')" "$(forms one '%lld Hund' other '%lld Hunde')"
} >seen
cat >wanted <<'SEEN'
exchanged: status 0: ✓ de: complete & placeholder-safe
all numbers lost: status 0: ✓ de: complete & placeholder-safe
singular in words: status 1: k (plural): invented placeholder %lld (not in source)
zero in English: status 1: k (plural): lost placeholder %lld
plural in German alone: status 1: ✗ de: 1 missing key(s): k
SEEN
diff wanted seen
