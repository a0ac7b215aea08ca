import Foundation
package import LocalizationModel
package import SourceFiles
import Testing

/// A fixture of extraction in another dress, which must not change what is found in it.
package struct FixtureVariant: Sendable {
  package var name: String
  package var path: FilePath
  package var stored: [UInt8]
  /// How many lines stand before the fixture's first one; nil where nothing is to be found at all.
  var addedLines: Int?
  var place: String

  package var files: FileSystem { MemoryFiles([path: stored]).fileSystem }
}

extension Fixture {
  /// The fixture in all dresses that its text allows.
  package var variants: [FixtureVariant] {
    [withReturns, withMark, afterEmoji, indented, insideComment, insideString].compactMap { $0 }
  }

  private func variant(_ name: String, _ text: String, addedLines: Int? = 0) -> FixtureVariant {
    FixtureVariant(
      name: name,
      path: path,
      stored: Array(text.utf8),
      addedLines: addedLines,
      place: place
    )
  }

  private var withReturns: FixtureVariant {
    let lines = text.string.replacing("\r\n", with: "\n")
    return variant("with CR LF line ends", lines.replacing("\n", with: "\r\n"))
  }

  private var withMark: FixtureVariant {
    variant("with a byte order mark", "\u{FEFF}" + text.string)
  }

  private var afterEmoji: FixtureVariant {
    variant("after a line of emoji", "// 👩🏽‍🚀🏳️‍🌈🇩🇪 é\u{301} ﷽\n" + text.string, addedLines: 1)
  }

  /// Where C continues a line inside a literal, spaces would become part of the literal.
  private var indented: FixtureVariant? {
    if !isSwift && text.string.contains("\\\n") { return nil }
    let lines = text.string.split(separator: "\n", omittingEmptySubsequences: false)
    return variant("indented", lines.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n"))
  }

  private var insideComment: FixtureVariant? {
    if text.string.contains("*/") || text.string.contains("/*") { return nil }
    return variant("inside a comment", "/*\n\(text.string)\n*/\n", addedLines: nil)
  }

  private var insideString: FixtureVariant? {
    let hashes = "#########"
    guard isSwift, !text.string.contains(hashes) else { return nil }
    let literal = "let text = \(hashes)\"\"\"\n\(text.string)\n\"\"\"\(hashes)\n"
    return variant("inside a raw string", literal, addedLines: nil)
  }

  private var isSwift: Bool { path.fileExtension == "swift" }
}

extension FixtureVariant {
  /// Compares what was found in the variant with what was found in the plain fixture.
  package func mismatches(_ found: Extraction, plain: Extraction) -> [Mismatch] {
    let expected = addedLines.map { plain.trace(addedLines: $0) } ?? []
    let trace = found.trace(addedLines: 0)
    return trace.difference(from: expected).map { change in
      switch change {
      case .insert(_, let element, _):
        Mismatch(path: place, line: element.line, "found \(name) only: \(element.text)")
      case .remove(_, let element, _):
        Mismatch(path: place, line: element.line, "not found \(name): \(element.text)")
      }
    }
  }

  /// Fails the running test for each difference from what was found in the plain fixture.
  package func check(_ found: Extraction, plain: Extraction) {
    mismatches(found, plain: plain).record()
  }
}

extension FixtureVariant: CustomTestStringConvertible {
  package var testDescription: String { "\(place) \(name)" }
}

/// What was found, without the positions that a variant moves.
private struct Trace: Hashable {
  var line: Int
  var text: String
}

extension Extraction {
  fileprivate func trace(addedLines: Int) -> [Trace] {
    let references = references.map { reference in
      let fields = [reference.key, reference.table, reference.comment, reference.value]
      let text = fields.map { $0?.debugDescription ?? "-" }.joined(separator: " ")
      return Trace(line: reference.location.line, text: "\(reference.routine) \(text)")
    }
    let sites = dynamicSites.map { site in
      Trace(line: site.location.line, text: "\(site.routine) dynamic '\(site.pattern)'")
    }
    let symbols = symbolUses.map { use in
      Trace(line: use.location.line, text: "\(use.routine) symbol \(use.member ?? "-")")
    }
    return (references + sites + symbols).map { Trace(line: $0.line + addedLines, text: $0.text) }
  }
}
