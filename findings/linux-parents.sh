#!/bin/sh
# Locale.Language of Foundation for Linux, in Swift 6.3.1 (x86-64): which of an app's languages is near to a
# user's. It needs that toolchain, and no package.
#
# Guess: 'hasCommonParent' is true for two variants of a language, and false for two languages; the parents of
# zh-TW lead to zh-Hant, as those of zh-HK do; 'isEquivalent' joins the codes of folders that mean one
# language.
#
# Seen: 'hasCommonParent' compares the direct parents. It is false for British and American English, for the
# French of Canada and French, for Mexican and Latin American Spanish; it is true for English and French,
# Croatian and Serbian, and the folder "Base" and English, whose parents are all the root. The parent of zh-TW
# is the root, that of hi-Latn is en-IN, that of Haitian Creole French. 'isEquivalent' is right for zh-TW and
# zh-Hant, iw and he, and parts tl from fil, sh from sr-Latn and no from nb.
#
# To know: a program on Linux that chooses among its languages compares the user's code, and then each of its
# parents up to the root, by 'isEquivalent'; old codes (tl, sh, no) are mapped before.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
swift --version 2>/dev/null | grep -q 'Swift version 6.3.1 '
cat >parents.swift <<'SWIFT'
import Foundation

func language(_ code: String) -> Locale.Language { Locale.Language(identifier: code) }

for (one, other) in [
    ("en-GB", "en-US"), ("en-AU", "en-GB"), ("fr-CA", "fr"), ("es-MX", "es-419"), ("zh-HK", "zh-Hant"),
    ("pt-PT", "pt-BR"), ("en", "fr"), ("hr", "sr"), ("Base", "en"),
] {
    print("common parent:", one, other, language(one).hasCommonParent(with: language(other)))
}
for (one, other) in [
    ("zh-TW", "zh-Hant"), ("pt-BR", "pt"), ("sr-Cyrl", "sr"), ("iw", "he"), ("tl", "fil"), ("sh", "sr-Latn"), ("no", "nb"),
] {
    print("equivalent:", one, other, language(one).isEquivalent(to: language(other)))
}
for code in ["zh-TW", "zh-HK", "en-GB", "hi-Latn", "ht"] {
    var names: [String] = []
    var step = language(code)
    for _ in 0..<5 {
        guard let parent = step.parent, let name = parent.languageCode?.identifier, name != "root" else { break }
        names.append([name, parent.script?.identifier, parent.region?.identifier].compactMap { $0 }.joined(separator: "-"))
        step = parent
    }
    print("parents of \(code):", names)
}
SWIFT
swiftc parents.swift -o parents
./parents >seen
cat >wanted <<'SEEN'
common parent: en-GB en-US false
common parent: en-AU en-GB false
common parent: fr-CA fr false
common parent: es-MX es-419 false
common parent: zh-HK zh-Hant false
common parent: pt-PT pt-BR true
common parent: en fr true
common parent: hr sr true
common parent: Base en true
equivalent: zh-TW zh-Hant true
equivalent: pt-BR pt true
equivalent: sr-Cyrl sr true
equivalent: iw he true
equivalent: tl fil false
equivalent: sh sr-Latn false
equivalent: no nb false
parents of zh-TW: []
parents of zh-HK: ["zh-Hant-HK", "zh-Hant", "zh-Hant-TW"]
parents of en-GB: ["en-Latn-001", "en-Latn"]
parents of hi-Latn: ["en-Latn-IN", "en-Latn-GB", "en-Latn-001", "en-Latn"]
parents of ht: ["fr-Latn-HT", "fr-Latn"]
SEEN
diff wanted seen
