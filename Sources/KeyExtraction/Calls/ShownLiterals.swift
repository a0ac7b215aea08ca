import LocalizationModel
import Platform
import SourceFiles
import SwiftSource

/// The literals of the sources that shown texts may come from.
struct ShownLiterals {
  /// The places by the hash of the text.
  private var places: [LiteralHash: [Place]] = [:]
  /// The texts that a call looks up as well, by their hashes.
  private var lookedUp: Set<LiteralHash> = []

  private struct Place {
    let location: SourceLocation
    /// The code that the literal stands in: the app's, a preview's, or that of debug builds.
    let context: SourceContext
    /// Whether it is the raw value of a case, which has no place for a lookup.
    let isRawValue: Bool
  }

  /// Finds the literals of some texts in the code of apps, except those that a call looks up or that a
  /// value is compared with.
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
      guard case .success(let unit) = unit else { return [] as [(LiteralHash, Place?)] }
      var locator = SourceLocator(unit.text)
      let (list, lines) = (unit.tokens, file.lookedUpLines)
      let debugCode = list.namedBranches.filter(\.isDebug).map(\.directives)
      return list.literals.compactMap { literal in
        guard let hash = list.literalHash(of: literal), wanted.include(hash),
          !list.isCompared(literal)
        else { return nil }
        let location = locator.location(of: list[literal].range)
        let isLookedUp = lines[hash]?.contains { (0...2).contains(location.line - $0) } ?? false
        if isLookedUp { return (hash, nil) }
        let isInPreview = file.previews.contains { $0.contains(location.offset) }
        let isInDebug = debugCode.contains { $0.contains(literal) }
        let place = Place(
          location: location,
          context: isInPreview ? .preview : isInDebug ? .debug : .app,
          isRawValue: list.isRawValue(literal)
        )
        return (hash, place)
      }
    }
    for (hash, place) in found.joined() {
      if let place { places[hash, default: []].append(place) } else { lookedUp.insert(hash) }
    }
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
    let shown = seen.isEmpty ? all : seen
    if let place = place(of: text, among: shown) {
      text.isRawValue = place.isRawValue
      text.shownAt = text.location
      text.location = place.location
    }
    return text
  }

  /// Another literal of the text may be the one that is shown instead of a raw value.
  private func place(of text: HardCodedText, among all: [Place]) -> Place? {
    let own = all.filter { $0.location.path == text.location.path }
    let next = own.first {
      $0.location.offset >= text.location.offset
        && $0.location.line - text.location.line <= 3
    }
    let single = own.count == 1 ? own[0] : own.isEmpty && all.count == 1 ? all[0] : nil
    let isOnly = all.count == 1 && !(text.hash.map(lookedUp.contains) ?? false)
    guard let place = next ?? single, isOnly || !place.isRawValue,
      place.location.path != text.location.path
        || !text.location.range.contains(place.location.offset)
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
    references.reduce(into: [:]) { lines, reference in
      for hash in LiteralHash.all(of: reference.key) {
        lines[hash, default: []].append(reference.location.line)
      }
    }
  }
}
