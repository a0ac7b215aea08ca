import CompletenessChecks
import FormatStrings
package import LocalizationModel
import SourceFiles

/// The texts that code shows in the development language, whether tables have them or the code itself.
package struct CodeTexts: Sendable {
  /// The texts by what of them is no argument, each with the first file that shows it.
  private var texts: [ShownPattern: (text: String, path: FilePath)] = [:]
  /// Returns those of some texts that stand as literals anywhere in the code.
  private let literals: @Sendable (Set<String>) -> Set<String>

  /// Collects the texts of a project.
  ///
  /// - Parameters:
  ///   - project: The project, with the texts that its code shows as they are.
  ///   - literals: Returns those of some texts that stand as literals anywhere in the code.
  package init(
    _ project: Project,
    literals: @escaping @Sendable (Set<String>) -> Set<String>
  ) {
    self.literals = literals
    var known: Set<Int> = []
    for table in project.tables + project.outsideTables {
      for key in table.keys {
        known.formUnion(key.references)
        guard let use = key.references.first(where: { project.references[$0].context == .app })
        else { continue }
        let text = key.sourceText(in: table)
        add(ShownPattern(text), text, at: project.references[use].location.path)
      }
    }
    // What no table has is shown as it stands in the code.
    for (index, use) in project.references.enumerated()
    where !known.contains(index) && use.context == .app {
      let text = use.ownText ?? use.key
      add(ShownPattern(text), text, at: use.location.path)
    }
    for shown in project.hardCodedTexts where shown.context == .app && !shown.isPart {
      let pattern = ShownPattern(shown.text)
      add(pattern, pattern.description, at: shown.location.path)
    }
  }

  private mutating func add(_ pattern: ShownPattern, _ text: String, at path: FilePath) {
    if texts[pattern] == nil { texts[pattern] = (text, path) }
  }

  /// The texts that the other code neither shows nor has as a literal.
  fileprivate func missing(in other: CodeTexts) -> [(text: String, path: FilePath)] {
    let alone = texts.filter { other.texts[$0.key] == nil }
    let known = other.literals(Set(alone.values.map(\.text)))
    return alone.values.filter { !known.contains($0.text) }
  }
}

extension TextComparison {
  /// Compares what code shows in the development language.
  ///
  /// A literal that has become a key with that text, and a key with another name, are no changes; nor is
  /// a text that stands in the code of both sides, wherever it is shown.
  package init(of before: CodeTexts, with after: CodeTexts) {
    let gone = before.missing(in: after).map { KeyChange(.removed, $0.text, in: $0.path) }
    let new = after.missing(in: before).map { KeyChange(.added, $0.text, in: $0.path) }
    self.init(gone + new, counts: (before.count, after.count))
  }
}

extension CodeTexts {
  fileprivate var count: Int { texts.count }
}

extension KeyChange {
  fileprivate init(_ kind: Kind, _ text: String, in path: FilePath) {
    self.init(
      kind: kind,
      table: path,
      key: text,
      formerKey: nil,
      texts: [],
      details: [],
      changesFirstText: true,
      unchangedLanguages: []
    )
  }
}

/// A text without its arguments, by which a literal with interpolations is the same as a format.
private struct ShownPattern: Hashable, CustomStringConvertible {
  private let parts: [ExactKey]

  init(_ pattern: KeyPattern) {
    parts = Self.parts(
      of: pattern.elements.map { if case .literal(let text) = $0 { text } else { nil } }
    )
  }

  init(_ text: String) {
    // An interpolation of which the type is not known may be any argument.
    let format = text.replacing("%?", with: "%@")
    let bytes = Array(format.utf8)
    var pieces: [String?] = []
    var end = 0
    for specifier in FormatString(format).placeholders {
      pieces += [String(decoding: bytes[end..<specifier.range.lowerBound], as: UTF8.self), nil]
      end = specifier.range.upperBound
    }
    parts = Self.parts(of: pieces + [String(decoding: bytes[end...], as: UTF8.self)])
  }

  /// Joins what stands between two arguments, each of which is nil.
  private static func parts(of pieces: [String?]) -> [ExactKey] {
    pieces.split(separator: nil, omittingEmptySubsequences: false)
      .map { ExactKey($0.compactMap(\.self).joined()) }
  }

  var description: String { parts.map(\.text).joined(separator: "…") }
}
