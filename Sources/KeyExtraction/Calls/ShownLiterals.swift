import LocalizationModel
import Platform
import SourceFiles
import SwiftSource

/// The literals of the sources that shown texts may come from.
struct ShownLiterals {
  /// The places by the hash of the text.
  private var places: [LiteralHash: [SourceLocation]] = [:]

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
    let found = sources.map(files.map { ($0, extractions[$0].lookedUpLines) }) { unit, _, lines in
      guard case .success(let unit) = unit else { return [] as [(LiteralHash, SourceLocation)] }
      var locator = SourceLocator(unit.text)
      let list = unit.tokens
      return list.literals.compactMap { literal in
        guard let hash = list.literalHash(of: literal), wanted.include(hash) else { return nil }
        let location = locator.location(of: list[literal].range)
        let isLookedUp = lines[hash]?.contains { (0...2).contains(location.line - $0) } ?? false
        return isLookedUp ? nil : (hash, location)
      }
    }
    for (hash, location) in found.joined() { places[hash, default: []].append(location) }
  }

  /// Returns a text at its literal, where that is told: the next one in the call that shows it, else the
  /// only one of its file or of all.
  func placing(_ text: HardCodedText) -> HardCodedText {
    guard SourceSyntax(of: text.location.path) == .swift,
      let all = text.hash.flatMap({ places[$0] })
    else { return text }
    let own = all.filter { $0.path == text.location.path }
    let next = own.first { $0.offset >= text.location.offset && $0.line - text.location.line <= 3 }
    let single = own.count == 1 ? own[0] : own.isEmpty && all.count == 1 ? all[0] : nil
    guard let place = next ?? single,
      place.path != text.location.path || !text.location.range.contains(place.offset)
    else { return text }
    var text = text
    text.shownAt = text.location
    text.location = place
    return text
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
