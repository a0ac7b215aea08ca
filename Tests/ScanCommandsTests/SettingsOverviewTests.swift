import L10nScan
import Testing
import TextFormats

@testable import ScanCommands

@Suite struct SettingsOverviewTests {
  @Test func `every member of a configuration is shown`() {
    let text = SettingsOverview(ScanSettings()).text.string
    let names = text.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    let members = ConfigurationKey<SettingValues>.all.map(\.name)
    // 'strict' is shown as 'failOn'; the last three as the rules and where there are any.
    let shown = Set(members).subtracting(["strict", "rules", "overrides", "suppressions"])
    #expect(shown.subtracting(names.map(String.init)) == [])
  }
}
