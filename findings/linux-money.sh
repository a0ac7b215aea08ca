#!/bin/sh
# NumberFormatter of Foundation for Linux, in Swift 6.3.1 (x86-64), beside the format styles of the same
# library. It needs that toolchain, and no package.
#
# Guess: 'currencyCode' says the currency in all styles that show one, and numbers are grouped as the
# locale does it, by the class and by the styles alike.
#
# Seen: 'currencyAccounting' and 'currencyPlural' pass the code over and take the locale's own
# currency: 5 złotys are "$5.00" and "5.00 US dollars" in the United States, "5,00 €" and "5,00 Euro" in
# Germany, and a Kuwaiti dinar loses its third decimal. 'currency' and 'currencyISOCode' are right. In
# Hindi and in English of India, the class groups by three, "1,234,567", the styles as India does,
# "12,34,567".
#
# To know: in a program on Linux, write money by '.formatted(.currency(code:))', which is right in all its
# presentations.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
swift --version 2>/dev/null | grep -q 'Swift version 6.3.1 '
cat >money.swift <<'SWIFT'
import Foundation

func formatter(_ style: NumberFormatter.Style, _ locale: String) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.numberStyle = style
    return formatter
}

for locale in ["en_US", "de_DE", "ja_JP"] {
    for code in ["PLN", "KWD"] {
        var texts: [String] = []
        for style: NumberFormatter.Style in [.currency, .currencyISOCode, .currencyAccounting, .currencyPlural] {
            let formatter = formatter(style, locale)
            formatter.currencyCode = code
            texts.append(formatter.string(from: 5)!)
        }
        let named = Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: locale))
        texts.append("style: " + Decimal(5).formatted(named.presentation(.fullName)))
        print(locale, code, texts.joined(separator: " | ").replacingOccurrences(of: "\u{A0}", with: " "))
    }
}
for locale in ["hi_IN", "en_IN"] {
    let number = 1_234_567
    print(
        locale, formatter(.decimal, locale).string(from: number as NSNumber)!,
        "style: " + number.formatted(.number.locale(Locale(identifier: locale))))
}
SWIFT
swiftc money.swift -o money
./money >seen
cat >wanted <<'SEEN'
en_US PLN PLN 5.00 | PLN 5.00 | $5.00 | 5.00 US dollars | style: 5.00 Polish zlotys
en_US KWD KWD 5.000 | KWD 5.000 | $5.00 | 5.00 US dollars | style: 5.000 Kuwaiti dinars
de_DE PLN 5,00 PLN | 5,00 PLN | 5,00 € | 5,00 Euro | style: 5,00 Polnische Złoty
de_DE KWD 5,000 KWD | 5,000 KWD | 5,00 € | 5,00 Euro | style: 5,000 Kuwait-Dinar
ja_JP PLN PLN 5.00 | PLN 5.00 | ¥5 | 5 円 | style: 5.00ポーランド ズウォティ
ja_JP KWD KWD 5.000 | KWD 5.000 | ¥5 | 5 円 | style: 5.000クウェート ディナール
hi_IN 1,234,567 style: 12,34,567
en_IN 1,234,567 style: 12,34,567
SEEN
diff wanted seen
