import XCTest

final class TextTests: XCTestCase {
  func testText() { XCTAssertFalse(testedText().isEmpty) }
}
