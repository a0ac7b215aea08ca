import SourceFiles
import Testing

@testable import KeyExplanations

/// What is typed as a place, and what lies there.
@Suite struct PlaceTests {
  @Test(arguments: [
    ("App/Home.swift:12", "App/Home.swift", 12, nil), ("Home.swift:12:5", "Home.swift", 12, 5),
    ("a:b.strings:3", "a:b.strings", 3, nil),
  ])
  func `a path and numbers are a place`(text: String, path: String, line: Int, column: Int?) throws
  {
    let place = try #require(Place(text))
    #expect(place.path == FilePath(path))
    #expect(place.line == line && place.column == column)
  }

  @Test(arguments: ["home.title", "Time: 12", "home.title:", "12:30", "Home.swift:0", "a.b:c"])
  func `what has no number or no file is a key or a text`(text: String) {
    #expect(Place(text) == nil)
  }

  @Test func `a column lies in what begins at it or before, and ends behind it`() throws {
    let start = TextPlace(offset: 20, length: 4, line: 3, column: 5)
    let end = TextPlace(offset: 24, length: 0, line: 3, column: 9)
    for (text, isIn) in [("a.b:3", true), ("a.b:4", false), ("a.b:3:5", true), ("a.b:3:9", false)] {
      #expect(try #require(Place(text)).lies(from: start, to: end) == isIn, "\(text)")
    }
  }
}
