import LocalizationModel
import SourceFiles
import StringResources
import TestSupport
import Testing

@Suite struct FixtureTests {
  @Test(
    "Every defect is reported once, at its place",
    arguments: Fixture.all(in: "Resources/Defects")
  )
  func defects(_ fixture: Fixture) {
    fixture.check(table(fixture).diagnostics)
  }

  @Test("A sound table has no diagnostics", arguments: Fixture.all(in: "Resources/Tables"))
  func soundTables(_ fixture: Fixture) {
    fixture.check(table(fixture).diagnostics)
  }

  @Test(
    "Every entry is read, also beside a defect",
    arguments: Fixture.all(in: "Resources/Tables") + Fixture.all(in: "Resources/Defects")
  )
  func entries(_ fixture: Fixture) {
    Golden.check(table(fixture).listing, "Resources/Goldens/\(fixture.path).txt")
  }

  private func table(_ fixture: Fixture) -> LocalizedTable {
    ResourceFormat.readTable(at: fixture.path, in: fixture.files)
  }
}
