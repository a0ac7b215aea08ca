import L10nScan
import TextFormats

/// The settings and the levels of rules that an audit goes by, and where each comes from.
struct SettingsOverview {
  private let settings: ScanSettings

  init(_ settings: ScanSettings) {
    self.settings = settings
  }

  var text: String {
    table(settings.lines) + "\n" + table(RuleLevels(settings).lines)
  }

  /// Returns lines with aligned columns; names and values may come from anybody's configuration.
  private func table(_ lines: [SettingLine]) -> String {
    let rows = lines.map { [$0.name.visible, $0.value.visible, $0.origin.visible] }
    let names = rows.map(\.[0].count).max() ?? 0
    let values = rows.map(\.[1].count).max() ?? 0
    return rows.map { row in
      row[0].padded(to: names + 2) + row[1].padded(to: values + 2) + row[2] + "\n"
    }.joined()
  }
}
