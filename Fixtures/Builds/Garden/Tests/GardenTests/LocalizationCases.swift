import L10nScanTesting
import XCTest

final class LocalizationCases: XCTestCase {
  func testEveryTextIsTranslated() throws {
    try expectLocalized()
  }
}
