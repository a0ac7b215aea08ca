import L10nScan
import TextFormats

/// The settings and the levels of rules that an audit goes by, and where each comes from.
struct SettingsOverview {
  private let settings: ScanSettings

  init(_ settings: ScanSettings) {
    self.settings = settings
  }

  var text: VisibleText {
    "\(table(settings.lines))\n\(table(RuleLevels(settings).lines))"
  }

  /// Returns lines with aligned columns; names and values may come from anybody's configuration.
  private func table(_ lines: [SettingLine]) -> VisibleText {
    let rows = lines.map { [$0.name, $0.value, $0.origin].map { VisibleText($0) } }
    let names = rows.map(\.[0].string.count).max() ?? 0
    let values = rows.map(\.[1].string.count).max() ?? 0
    return rows.map { row -> VisibleText in
      "\(row[0].padded(to: names + 2))\(row[1].padded(to: values + 2))\(row[2])\n"
    }.joined()
  }
}
