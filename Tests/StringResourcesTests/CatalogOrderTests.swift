import Foundation
import SourceFiles
import StringResources
import Testing

@Suite struct CatalogOrderTests {
  @Test("Keys stand in the order in which Foundation puts them")
  func order() throws {
    var generator = SeededGenerator(seed: 5)
    let alphabet = Array("abAB01 9_-,;:!?.'\"()[]{}@*/&#%`^+<=>|~$é漢ß")
    for _ in 0..<300 {
      let keys = Set(
        (0..<8).map { _ in
          String(
            (0..<Int.random(in: 1...6, using: &generator)).map { _ in
              alphabet.randomElement(using: &generator) ?? "a"
            }
          )
        }
      )
      let catalog = try JSONSerialization.data(
        withJSONObject: Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) }),
        options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      )
      let shuffled = "{" + keys.map { "\($0.quoted):1" }.sorted().joined(separator: ",") + "}"
      let format = try #require(ResourceFormat.format(of: "a.xcstrings"))
      let written = try format.canonicalJSON(Array(shuffled.utf8))
      #expect(String(decoding: written, as: UTF8.self) == String(decoding: catalog, as: UTF8.self))
    }
  }
}

extension ResourceFormat {
  /// The canonical form of an object, put into a catalog and taken out of it again.
  fileprivate func canonicalJSON(_ object: [UInt8]) throws -> [UInt8] {
    let head = #"{"sourceLanguage":"en","strings":{},"x":"#
    let catalog = Array(head.utf8) + object + Array("}".utf8)
    let canonical = try canonicalForm(of: catalog, at: "a.xcstrings")
    let start = try #require(String(decoding: canonical, as: UTF8.self).range(of: "\"x\" : "))
    let text = String(String(decoding: canonical, as: UTF8.self)[start.upperBound...].dropLast(2))
    return Array(text.replacing("\n  ", with: "\n").utf8)
  }
}

extension String {
  fileprivate var quoted: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
