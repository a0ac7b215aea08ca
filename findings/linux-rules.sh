#!/bin/sh
# Plural rules for Foundation for Linux in Swift 6.3.1 (x86-64). It needs that toolchain.
#
# Guess: a .stringsdict file is read as on Apple's systems, or else not at all, so that the text of the
# .strings file is shown.
#
# Seen: it is read, and the program crashes when a key with a rule is looked up: the dictionary is taken
# for a text. A text of the .strings file under the same key does not help. A text in the .stringsdict file is found,
# and so are all keys without a rule.
#
# To know: what Xcode makes of a String Catalog with plural forms must not go into a bundle on Linux.
# 'l10nscan compile --plural-forms keys' writes .strings files alone, and the plugin L10nScanCatalogs
# uses it.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
swift --version 2>/dev/null | grep -q 'Swift version 6.3.1 '
mkdir -p Texts.bundle/en.lproj
printf '"hello" = "Hello";\n"files" = "some files";\n' >Texts.bundle/en.lproj/Localizable.strings
cat >Texts.bundle/en.lproj/Localizable.stringsdict <<'LIST'
<plist version="1.0"><dict>
<key>text</key><string>a text</string>
<key>files</key><dict>
  <key>NSStringLocalizedFormatKey</key><string>%#@value@</string>
  <key>value</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lld file</string>
    <key>other</key><string>%lld files</string>
  </dict>
</dict></dict></plist>
LIST
cat >rules.swift <<'SWIFT'
import Foundation

let bundle = Bundle(path: "Texts.bundle")!
print(bundle.localizedString(forKey: CommandLine.arguments[1], value: nil, table: nil))
SWIFT
swiftc rules.swift -o rules
export SWIFT_BACKTRACE=enable=no
[ "$(./rules hello)" = Hello ]
[ "$(./rules text)" = "a text" ]
status=0
./rules files >/dev/null 2>&1 || status=$?
# 128 and the number of the signal for a wrong address.
[ "$status" -eq 139 ]
echo "a rule of a .stringsdict crashes Foundation for Linux"
