import Diagnostics
import Genstrings
import KeyExtraction
import LocalizationModel
import SourceFiles

extension FuzzTarget {
  static let swift = source("swift", at: "App/View.swift")

  static let objectiveC = source("objective-c", at: "App/View.m")

  /// Apple's way of finding keys, in Swift and in everything else.
  static let genstrings = FuzzTarget("genstrings") { input in
    for path: FilePath in ["View.swift", "View.m"] {
      _ = scanner.scan(SourceText(path: path, stored: input))
    }
    return []
  }

  private static let scanner = {
    var settings = GenstringsSettings()
    settings.readsText = true
    return GenstringsScanner(settings: settings)
  }()

  private static func source(_ id: String, at path: FilePath) -> FuzzTarget {
    FuzzTarget(id, rarity: 32) { input in
      sourceFailures(SourceText(path: path, stored: input))
    } longerCheck: { input in
      shiftFailures(SourceText(path: path, stored: input))
    }
  }

  /// Reads a source file, alone as if it were a project.
  private static func sourceFailures(_ text: SourceText) -> [String] {
    let extraction = KeyExtractor().extract(from: text)
    let references = extraction.references.map(\.location)
    let failures = text.places(
      outside: references + extraction.dynamicSites.map(\.location)
        + extraction.diagnostics.map(\.location)
    )
    return failures + (references == references.sorted() ? [] : ["references are not in order"])
  }

  /// Reads the text with an empty line in front, by which all places must move.
  private static func shiftFailures(_ text: SourceText) -> [String] {
    guard text.bytes.first != UInt8(ascii: "#") else { return [] }
    let places = KeyExtractor().extract(from: text).references.map(\.location)
    let moved = KeyExtractor().extract(
      from: SourceText(path: text.path, bytes: [0x0A] + text.bytes, encoding: text.encoding)
    )
    let found = moved.references.map(\.location)
    let isSame = found.elementsEqual(places) {
      $0.offset == $1.offset + 1 && $0.column == $1.column && $0.line == $1.line + 1
    }
    return isSame ? [] : ["an empty line in front changes the references: \(places) \(found)"]
  }
}

extension SourceText {
  /// Returns a complaint of each place that does not lie in the text.
  func places(outside places: [SourceLocation]) -> [String] {
    places.filter { place in
      place.offset < 0 || place.length < 0 || place.range.upperBound > bytes.count
        || place.line < 1 || place.column < 1
    }.map { "place \($0) is outside of the text" }
  }
}
