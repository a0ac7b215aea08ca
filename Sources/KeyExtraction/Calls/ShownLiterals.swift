import LocalizationModel
import Platform
import SourceFiles
import SwiftSource

/// The literals of the sources that shown texts may come from.
struct ShownLiterals {
  /// The places by the hash of the text.
  private var places: [LiteralHash: [Place]] = [:]

  private struct Place {
    let location: SourceLocation
    /// The code that the literal stands in: the app's, a preview's, or that of debug builds.
    let context: SourceContext

    init(_ location: SourceLocation, _ context: SourceContext) {
      (self.location, self.context) = (location, context)
    }
  }

  /// Finds the literals of some texts in the code of apps, but for those that a call looks up.
  ///
  /// Complexity: linear in the tokens of the files that have one.
  init(
    of texts: [HardCodedText],
    in extractions: [Extraction],
    _ sources: SourceSet,
    below roots: [FilePath]
  ) {
    let wanted = WantedLiterals(texts.compactMap(\.hash))
    let files = extractions.indices.filter { number in
      let path = extractions[number].path
      return SourceSyntax(of: path) == .swift && SourceContext(of: path, below: roots) == .app
        && !wanted.found(among: extractions[number].literals).isEmpty
    }
    let found = sources.map(files.map { ($0, extractions[$0]) }) { unit, _, file in
      guard case .success(let unit) = unit else { return [] as [(LiteralHash, Place)] }
      var locator = SourceLocator(unit.text)
      let (list, lines) = (unit.tokens, file.lookedUpLines)
      let debugCode = list.namedBranches.filter(\.isDebug).map(\.directives)
      return list.literals.compactMap { literal in
        guard let hash = list.literalHash(of: literal), wanted.include(hash) else { return nil }
        let location = locator.location(of: list[literal].range)
        let isLookedUp = lines[hash]?.contains { (0...2).contains(location.line - $0) } ?? false
        if isLookedUp { return nil }
        let isInPreview = file.previews.contains { $0.contains(location.offset) }
        let isInDebug = debugCode.contains { $0.contains(literal) }
        return (hash, Place(location, isInPreview ? .preview : isInDebug ? .debug : .app))
      }
    }
    for (hash, place) in found.joined() { places[hash, default: []].append(place) }
  }

  /// Returns a text at its literal, where that is told: the next one in the call that shows it, else the
  /// only one of its file or of all.
  ///
  /// Texts that only previews and debug builds give are seen by developers alone.
  func placing(_ text: HardCodedText) -> HardCodedText {
    guard SourceSyntax(of: text.location.path) == .swift,
      let all = text.hash.flatMap({ places[$0] })
    else { return text }
    let seen = all.filter { $0.context == .app }
    var text = text
    if seen.isEmpty, text.context == .app { text.context = all[0].context }
    guard let place = place(of: text, among: (seen.isEmpty ? all : seen).map(\.location)) else {
      return text
    }
    text.shownAt = text.location
    text.location = place
    return text
  }

  private func place(of text: HardCodedText, among all: [SourceLocation]) -> SourceLocation? {
    let own = all.filter { $0.path == text.location.path }
    let next = own.first { $0.offset >= text.location.offset && $0.line - text.location.line <= 3 }
    let single = own.count == 1 ? own[0] : own.isEmpty && all.count == 1 ? all[0] : nil
    guard let place = next ?? single,
      place.path != text.location.path || !text.location.range.contains(place.offset)
    else { return nil }
    return place
  }
}

extension HardCodedText {
  /// The hash of the literal that is the whole text; nil for one that is put together.
  fileprivate var hash: LiteralHash? {
    let parts = text.elements.map { if case .literal(let text) = $0 { text } else { "\0" } }
    return parts.allSatisfy { $0 == "\0" } ? nil : LiteralHash(parts.joined())
  }
}

extension Extraction {
  /// The lines of the calls that look texts up, by the hashes of the keys.
  fileprivate var lookedUpLines: [LiteralHash: [Int]] {
    Dictionary(grouping: references) { LiteralHash($0.key) }.mapValues { $0.map(\.location.line) }
  }
}
