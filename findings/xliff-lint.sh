#!/bin/sh
# l10n-lint 1.23.30 (PyPI, October 2026) on XLIFF 1.2 as Xcode exports it, with Python 3.11.
#
# Guess: a lost %@ is an error, as a lost %lld is; the exchange of two different unnumbered
# placeholders is one, too; a singular that spells its number out ("Eine Katze") is none.
#
# Seen: %@ is no placeholder for it: "Hello %@" may become "Hallo" with status 0. "%@ has %lld" may
# become "%lld hat %@", which crashes. A plural form is compared with the same form of the source,
# so that "Eine Katze" for "%lld cat" is an error and ends with status 2, though Apple's readers
# want the number in no form but "other".
#
# To know: it sees C's placeholders alone, and its errors of plurals need a second look.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" install --quiet --disable-pip-version-check l10n-lint==1.23.30

# unit ID SOURCE TARGET: prints the rules that are errors, and the status.
unit() {
  cat >"$place/de.xliff" <<XLIFF
<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
<file original="App/Localizable.xcstrings" source-language="en" target-language="de" datatype="plaintext">
<header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="26.0" build-num="17A1"/></header><body>
<trans-unit id="$1" xml:space="preserve"><source>$2</source><target state="translated">$3</target><note/></trans-unit>
</body></file></xliff>
XLIFF
  status=0
  (cd "$place" && "$place/venv/bin/l10n-lint" --format gnu de.xliff) >"$place/log" 2>&1 || status=$?
  errors=$(grep -c ': error:' "$place/log" || true)
  echo "$2 -> $3: $errors errors, status $status"
}

{
  unit a 'Hello %@' 'Hallo'
  unit b '%@ has %lld' '%lld hat %@'
  unit c 'Size %lld' 'Größe'
  unit 'cats|==|plural.one' '%lld cat' 'Eine Katze'
} >"$place/seen"
cat >"$place/wanted" <<'SEEN'
Hello %@ -> Hallo: 0 errors, status 0
%@ has %lld -> %lld hat %@: 0 errors, status 0
Size %lld -> Größe: 1 errors, status 2
%lld cat -> Eine Katze: 1 errors, status 2
SEEN
diff "$place/wanted" "$place/seen"
