import Diagnostics
import LocalizationModel
import SourceFiles
import StringResources
import Testing

@Suite struct StringsDictionaryTests {
  @Test(arguments: [("%ld", "Write 'ld', without the percent sign"), ("%d%", nil), ("z", nil)])
  func `a value type with a percent sign is told how to be written`(
    type: String,
    help: String?
  ) throws {
    let text = """
      <plist><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
      <key>other</key><string>%d files</string>
      </dict></dict></dict></plist>
      """
    let format = try #require(ResourceFormat.format(of: "en.lproj/a.stringsdict"))
    let table = format.table(from: Array(text.utf8), at: "en.lproj/a.stringsdict")
    let finding = try #require(table.diagnostics.first)
    #expect(finding.message == "Variable 'n' of key 'k' has the unknown value type '\(type)'")
    #expect(finding.help == help)
    // What is meant is clear then, and can be written.
    #expect(finding.severity == (help == nil ? .error : .warning))
    #expect(finding.fixes.map(\.summary) == (help == nil ? [] : ["Remove the percent sign"]))
    let specifier = table.entries.first?.translations.first?.substitutions.first?.formatSpecifier
    #expect(specifier == (help == nil ? type : "ld"))
  }
}
