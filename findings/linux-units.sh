#!/bin/sh
# The formatters for lengths, masses, energies, bytes and days of Foundation for Linux, in Swift 6.3.1
# (x86-64). It needs that toolchain, and no package.
#
# Guess: a formatter that is for a language writes that language's words, or is not there, as
# MeasurementFormatter is not.
#
# Seen: LengthFormatter, MassFormatter and EnergyFormatter write the digits of their number formatter's
# language with English words: "1,5 kilometers" in German, "٢ pounds" in Arabic. Only the choice of the
# unit follows the region (yards and pounds in the United States). A DateFormatter whose
# 'doesRelativeDateFormatting' is set writes the date and never "heute" or "today". ByteCountFormatter, which
# has no locale, is English whatever LANG says. Durations, counts of bytes, lists and relative dates as
# format styles have the words and the plural forms of the language that they are given.
#
# To know: texts with units that a server makes need words from one's own tables.
set -eu
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
swift --version 2>/dev/null | grep -q 'Swift version 6.3.1 '
cat >units.swift <<'SWIFT'
import Foundation

for language in ["en_US", "de_DE", "pl_PL", "ar_EG"] {
    let locale = Locale(identifier: language)
    let numbers = NumberFormatter()
    numbers.locale = locale
    numbers.numberStyle = .decimal
    let length = LengthFormatter()
    let mass = MassFormatter()
    let energy = EnergyFormatter()
    length.numberFormatter = numbers
    mass.numberFormatter = numbers
    energy.numberFormatter = numbers
    length.unitStyle = .long
    mass.unitStyle = .long
    energy.unitStyle = .long
    print(
        "\(language) classes:", length.string(fromValue: 1.5, unit: .kilometer), "|",
        length.string(fromMeters: 1609.344), "|", mass.string(fromValue: 2, unit: .pound), "|",
        energy.string(fromValue: 1, unit: .kilocalorie))

    let day = DateFormatter()
    day.locale = locale
    day.dateStyle = .short
    day.timeStyle = .none
    let now = Date()
    let plain = day.string(from: now)
    day.doesRelativeDateFormatting = true
    let relative = day.string(from: now)
    print("\(language) relative:", relative == plain ? "the date" : relative)

    let bytes = ByteCountFormatStyle(style: .file, locale: locale)
    let hours = Duration.UnitsFormatStyle(allowedUnits: [.hours], width: .wide).locale(locale)
    let soon = Date.RelativeFormatStyle(presentation: .named, unitsStyle: .wide, locale: locale)
    print(
        "\(language) styles:", bytes.format(1_500_000), "|", hours.format(.seconds(7200)), "|",
        soon.format(Date(timeIntervalSinceNow: 18_030)))
}
print("ByteCountFormatter:", ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file))
SWIFT
swiftc units.swift -o units
LANG=fr_FR.UTF-8 LC_ALL=fr_FR.UTF-8 ./units >seen
cat >wanted <<'SEEN'
en_US classes: 1.5 kilometers | 1,760 yards | 2 pounds | 1 kilocalorie
en_US relative: the date
en_US styles: 1.5 MB | 2 hours | in 5 hours
de_DE classes: 1,5 kilometers | 1,609 kilometers | 2 pounds | 1 kilocalorie
de_DE relative: the date
de_DE styles: 1,5 MB | 2 Stunden | in 5 Stunden
pl_PL classes: 1,5 kilometers | 1,609 kilometers | 2 pounds | 1 kilocalorie
pl_PL relative: the date
pl_PL styles: 1,5 MB | 2 godziny | za 5 godzin
ar_EG classes: ١٫٥ kilometers | ١٫٦٠٩ kilometers | ٢ pounds | ١ kilocalorie
ar_EG relative: the date
ar_EG styles: ١٫٥ م.ب | ساعتان | خلال ٥ ساعات
ByteCountFormatter: 1.5 MB
SEEN
diff wanted seen
