import L10nScanTesting
import Testing

@Test func `every text of the app is translated`() throws {
  try expectLocalized()
}
