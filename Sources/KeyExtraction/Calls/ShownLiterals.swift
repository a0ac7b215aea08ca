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
    /// The literal as it is spelled, if it stands on one line.
    let spelling: String?
    /// Whether a look-up of the same text is assigned right beside it.
    let isBesideLookUp: Bool
    /// Whether it is the raw value of a case, which has no place for a lookup.
    let isRawValue: Bool
    /// The property of that case's type that looks the same text up; nil where none does.
    let lookedUpBy: String?
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
      let (list, calls) = (unit.tokens, file.lookUpCalls)
      let modules = list.importedModules
      let code = list.codeForDevelopers(unit.outline, at: file.path, importing: modules)
      let debugCode = list.namedBranches.filter(\.isDebug).map(\.directives)
      return list.literals.compactMap { literal in
        guard let hash = list.literalHash(of: literal), wanted.include(hash),
          !list.isCompared(literal)
        else { return nil }
        let location = locator.location(of: list[literal].range)
        if calls[hash]?.contains(where: { list.takes(literal, in: $0) }) ?? false {
          return (hash, nil)
        }
        let isInPreview = file.previews.contains { $0.contains(location.offset) }
        let isInDebug =
          debugCode.contains { $0.contains(literal) }
          || code.contains { $0.contains(location.offset) }
        let isRawValue = list.isRawValue(literal)
        let lookUps = isRawValue ? calls[hash] ?? [] : []
        let place = Place(
          location: location,
          context: isInPreview ? .preview : isInDebug ? .debug : .app,
          spelling: list.line(of: literal),
          isBesideLookUp: calls[hash]?.contains {
            list.isReplaced(literal, by: $0, linesBehind: $0.line - location.line)
          } ?? false,
          isRawValue: isRawValue,
          lookedUpBy: list.property(besides: literal, holding: lookUps, unit.outline)
        )
        return (hash, place)
      }
    }
    for (hash, place) in found.joined() {
      if let place { places[hash, default: []].append(place) } else { lookedUp.insert(hash) }
    }
  }

  /// Returns a text at its literal, where that is told: one that the value which is shown comes from, the
  /// next one in the call that shows it, else the only one of its file or of all.
  ///
  /// Texts that only previews and debug builds give are seen by developers alone.
  func placing(_ text: HardCodedText, from origins: Set<SourcePlace>) -> HardCodedText {
    guard SourceSyntax(of: text.location.path) == .swift, let hash = text.hash,
      let all = places[hash]
    else { return text }
    let own = all.filter { origins.contains(SourcePlace(of: $0.location)) }
    let known = own.isEmpty ? all : own
    let seen = known.filter { $0.context == .app }
    // A call may look the literal up and show it as well.
    if seen.isEmpty, own.isEmpty, lookedUp.contains(hash) { return text }
    var text = text
    if seen.isEmpty, text.context == .app { text.context = known[0].context }
    let shown = seen.isEmpty ? known : seen
    guard let place = own.isEmpty ? guess(text, among: shown) : shown[0] else { return text }
    text.isAtLiteral = true
    text.literal = place.spelling
    text.isBesideLookUp = place.isBesideLookUp
    text.isRawValue = place.isRawValue
    text.lookedUpBy = place.lookedUpBy
    if !text.location.holds(place.location) {
      text.shownAt = text.location
      text.location = place.location
    }
    return text
  }

  /// Returns the literal that is likely the one of a text; another one may be shown instead of a raw value.
  private func guess(_ text: HardCodedText, among all: [Place]) -> Place? {
    let own = all.filter { $0.location.path == text.location.path }
    let next = own.first {
      $0.location.offset >= text.location.offset
        && $0.location.line - text.location.line <= 3
    }
    let single = own.count == 1 ? own[0] : own.isEmpty && all.count == 1 ? all[0] : nil
    let isOnly = all.count == 1 && !(text.hash.map(lookedUp.contains) ?? false)
    return (next ?? single).flatMap { isOnly || !$0.isRawValue ? $0 : nil }
  }
}

extension SourcePlace {
  fileprivate init(of location: SourceLocation) {
    self.init(path: location.path, offset: location.offset)
  }
}

extension SourceLocation {
  /// Whether another place lies within the same bytes.
  fileprivate func holds(_ other: SourceLocation) -> Bool {
    path == other.path && range.contains(other.offset)
  }
}

extension TokenList {
  /// Whether a call takes a literal: as an argument, or as its receiver.
  fileprivate func takes(_ literal: Int, in call: SourceLocation) -> Bool {
    let name = self.name(of: call)
    if literal == name || qualifier(of: name) == literal { return true }
    guard let start = startOfArguments(ofCallBy: name) else { return false }
    return inside(start - 1).contains(literal)
  }

  private func name(of call: SourceLocation) -> Int {
    all.partitioningIndex { $0.end > call.offset }
  }

  /// Whether the text that a call looks up replaces a literal: right beside an assigned one, or assigned
  /// itself, as in `item.title = NSLocalizedString("Quit", comment: "")` behind `NSMenuItem(title: "Quit")`.
  fileprivate func isReplaced(
    _ literal: Int,
    by call: SourceLocation,
    linesBehind distance: Int
  ) -> Bool {
    if isAssigned(literal) { return abs(distance) <= 2 }
    return (1...3).contains(distance) && isAssignedToMember(callBy: name(of: call))
  }

  /// Returns the name of a property of the type around a raw value that holds one of some calls.
  fileprivate func property(
    besides rawValue: Int,
    holding calls: [SourceLocation],
    _ outline: Outline
  ) -> String? {
    if calls.isEmpty { return nil }
    let types = outline.items.filter(\.kind.isType)
    let around = types.last { $0.body.map { inside($0).contains(rawValue) } ?? false }
    guard let around else { return nil }
    let names = calls.map(name(of:))
    let property = outline.items.first { item in
      guard item.kind == .property, let body = item.body.map(inside),
        !hasModifier(.private, before: item.keyword)
      else { return false }
      return names.contains { body.contains($0) }
        && types.contains { $0.body == item.bracket && text($0.name) == text(around.name) }
    }
    return property.map { text($0.name) }
  }

  /// Returns a literal as it is spelled; nil for one on several lines.
  fileprivate func line(of literal: Int) -> String? {
    let bytes = bytes[self[literal].range]
    return bytes.contains(0x0A) ? nil : String(decoding: bytes, as: UTF8.self)
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
  /// The places of the calls that look texts up, by the hashes of the keys.
  fileprivate var lookUpCalls: [LiteralHash: [SourceLocation]] {
    references.reduce(into: [:]) { calls, reference in
      for hash in LiteralHash.all(of: reference.key) {
        calls[hash, default: []].append(reference.location)
      }
    }
  }
}
