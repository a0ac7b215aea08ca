import Diagnostics
import KeyExtraction
import LocalizationModel
import SourceFiles

extension FuzzTarget {
  static let swift = FuzzTarget("swift") { sourceFailures($0, at: "App/View.swift") }

  static let objectiveC = FuzzTarget("objective-c") { sourceFailures($0, at: "App/View.m") }

  /// Apple's way of finding keys, in Swift and in everything else.
  static let genstrings = FuzzTarget("genstrings") { input in
    var settings = GenstringsSettings()
    settings.readsText = true
    for path: FilePath in ["View.swift", "View.m"] {
      _ = GenstringsScanner(settings: settings).scan(SourceText(path: path, stored: input))
    }
    return []
  }

  /// Reads a source file, alone as if it were a project.
  private static func sourceFailures(_ input: [UInt8], at path: FilePath) -> [String] {
    let text = SourceText(path: path, stored: input)
    let extraction = KeyExtractor().extract(from: text)
    let references = extraction.references.map(\.location)
    var failures = text.places(
      outside: references + extraction.dynamicSites.map(\.location)
        + extraction.diagnostics.map(\.location)
    )
    if references != references.sorted() { failures.append("references are not in order") }
    return failures + shiftFailures(references, text)
  }

  /// Reads the text once more with an empty line in front, by which all places must move.
  private static func shiftFailures(_ places: [SourceLocation], _ text: SourceText) -> [String] {
    // Twice the work for every input would be half the inputs.
    guard text.bytes.count.isMultiple(of: 4), text.bytes.first != UInt8(ascii: "#") else {
      return []
    }
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
