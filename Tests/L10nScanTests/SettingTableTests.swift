import CommandLineOptions
import TestSupport
import Testing

@testable import L10nScan

@Suite struct SettingTableTests {
  private let rows = SettingTable.rows

  @Test func `the table lists every setting once`() {
    #expect(Set(rows.map(\.id)).count == rows.count)
    let settings = Mirror(reflecting: SettingTable.shared).children.compactMap(\.label)
    let unlisted = Set(settings).subtracting(rows.map(\.id)).sorted()
    #expect(unlisted.isEmpty, "not in SettingTable.rows: \(unlisted)")
  }

  @Test func `every setting can be set, and every name is its own`() {
    #expect(rows.allSatisfy { !$0.keys.isEmpty || !$0.options.isEmpty })
    let keys = rows.flatMap(\.keys).map(\.name)
    let options = rows.flatMap(\.options).map(\.syntax.name)
    #expect(Set(keys).count == keys.count && Set(options).count == options.count)
  }

  @Test func `the page of settings is made from the table`() {
    Golden.check(SettingsPage.text, "../docs/settings.md")
  }
}

/// The page of the documentation that lists the settings.
private enum SettingsPage {
  static var text: String {
    """
    # Settings

    What an audit goes by can stand in `.l10nscan.json` and on the command line, which counts first.
    A list on the command line takes the place of the configured one; those marked with + are joined.
    `l10nscan init` writes a configuration with all of them, and `l10nscan --show-settings` prints \
    what counts in the end.

    | in a configuration | on the command line | unless set | |
    | --- | --- | --- | --- |

    """ + SettingTable.rows.map(row(of:)).joined() + """

      The [guide](guide.md#configuration) explains levels, overrides and suppressions.

      """
  }

  private static func row(of setting: SettingRow) -> String {
    let keys = setting.keys.map { "`\"\($0.name)\": \($0.example)`" }
    let options = setting.options.map { option in
      "`"
        + ([option.syntax.longForm] + [option.syntax.value?.placeholder].compactMap(\.self))
        .joined(separator: " ") + "`"
    }
    let help = setting.keys.first?.help ?? setting.options.first?.syntax.help ?? ""
    let cells = [
      keys.joined(separator: "<br>"),
      options.joined(separator: "<br>") + (setting.adds ? " +" : ""),
      setting.initial, help,
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }
}
