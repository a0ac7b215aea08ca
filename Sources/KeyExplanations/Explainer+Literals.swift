import CompletenessChecks
import KeyExtraction
import L10nScan
import LocalizationModel
import Platform
import SourceFiles

extension Explainer {
  /// Explains a text that is no key: keys that say it, or are nearly called so, or literals that hold it.
  func explain(text: String, _ explanation: inout Explanation) {
    for table in project.tables {
      for (index, key) in table.keys.enumerated() {
        for translation in key.translations
        where translation.allUnits.contains(where: { $0.text == text }) {
          let language = translation.language.map { "the \($0.name) text" } ?? "the text"
          explanation.facts.append(
            .init(translation.location, "\(language) of key '\(key.key)' in table '\(table.name)'")
          )
          let isKnown = explanation.keys.contains { $0.key == key.key && $0.table == table.name }
          if !isKnown, explanation.keys.count < Self.limit {
            explanation.keys.append(self.explanation(of: index, in: table, counts: true))
          }
        }
      }
    }
    if !explanation.facts.isEmpty { return }
    for path in codePaths where explanation.facts.count < Self.limitOfLiterals {
      guard let source = texts[path], source.bytes[...].firstOccurrence(of: Array(text.utf8)) != nil
      else { continue }
      let uses = usesByLiteral(of: source)
      for literal in KeyExtractor.sourceLiterals(in: source)
      where literal.pattern?.description.contains(text) == true {
        explanation.facts.append(
          uses[literal.range.lowerBound].flatMap(\.first).map { number in
            .init(
              project.references[number].location,
              "uses key '\(project.references[number].key)', which contains the text"
            )
          } ?? fact(ofNoKey: literal, in: source)
        )
      }
    }
    if !explanation.facts.isEmpty { return }
    let near = project.keys(near: text).map { "'\($0)'" }
    let hint = near.isEmpty ? "" : "; nearest: \(near.prefix(5).joined(separator: ", "))"
    explanation.failure = "no key, no text of a table and no literal says '\(text)'\(hint)"
  }

  /// So many keys of one text are explained.
  private static let limit = 3
  /// So many literals are enough to see what becomes of a text.
  private static let limitOfLiterals = 20

  /// The files of code that the audit reads.
  private var codePaths: [FilePath] { input.sourcePaths.filter { !$0.isInterface } }

  /// Returns the literals of all sources whose texts are meant.
  func literals(where isMeant: (KeyPattern) -> Bool) -> [SourceLocation] {
    codePaths.flatMap { path -> [SourceLocation] in
      guard let text = texts[path] else { return [] }
      return KeyExtractor.sourceLiterals(in: text)
        .filter { $0.pattern.map(isMeant) ?? false }
        .map { texts.location(of: $0.range.lowerBound, in: path) }
    }
  }

  /// Returns the uses of keys in a text, by the offsets of the literals that they rest on.
  func usesByLiteral(of text: SourceText) -> [Int: [Int]] {
    let literals = KeyExtractor.sourceLiterals(in: text)
    var uses: [Int: [Int]] = [:]
    for number in project.references.indices
    where project.references[number].location.path == text.path
      // A generated name stands for no literal.
      && project.references[number].origin != .accessor
    {
      let literal = project.references[number].nearest(of: literals)
      if let literal { uses[literal.range.lowerBound, default: []].append(number) }
    }
    return uses
  }

  /// Returns the literal that a use rests on; nil where it stands in another file.
  func literal(of reference: KeyReference) -> SourceLiteral? {
    guard let text = texts[reference.location.path], !reference.location.path.isInterface else {
      return nil
    }
    return reference.nearest(of: KeyExtractor.sourceLiterals(in: text))
  }

  /// Explains why a literal is no key.
  func fact(ofNoKey literal: SourceLiteral, in text: SourceText) -> Explanation.Fact {
    let location = texts.location(of: literal.range.lowerBound, in: text.path)
    let place = KeyExtractor.place(ofLiteralAt: literal.range.lowerBound, in: text)
    if case .argument(_, let offset, _) = place,
      let site = project.dynamicSites.first(where: { $0.isAt(offset, in: text.path) })
    {
      return .init(site)
    }
    let shown = literal.pattern.map { "'\($0)'" } ?? "a literal"
    let reason = reasonForNoKey(literal, place, in: text)
    return .init(location, "\(shown) is no key: \(reason)")
  }

  private func reasonForNoKey(
    _ literal: SourceLiteral,
    _ place: LiteralPlace,
    in text: SourceText
  ) -> String {
    let shown = project.hardCodedTexts.first { shown in
      shown.location.path == text.path && literal.range.contains(shown.location.offset)
    }
    if let shown { return "'\(shown.display)' shows it without looking it up" }
    // Read by itself the file says what the audit's settings leave out.
    let literals = KeyExtractor.sourceLiterals(in: text)
    let leftOut = KeyExtractor().extract(from: text).references.first { reference in
      reference.context.words != nil && reference.nearest(of: literals)?.range == literal.range
    }
    if let words = leftOut?.context.words { return "what stands \(words) is left out" }
    let mention = literal.pattern?.onlyKey.flatMap { key in
      project.mentionedKeys.contains(key) ? "; it counts as a use of the key all the same" : nil
    }
    return reason(place, in: text) + (mention ?? "")
  }

  private func reason(_ place: LiteralPlace, in text: SourceText) -> String {
    switch place {
    case .argument(let name, let offset, let label):
      let argument = label.map { "argument '\($0)' of '\(name)'" } ?? "an argument of '\(name)'"
      if project.references.contains(where: {
        $0.location.path == text.path && $0.location.offset == offset
      }) {
        return "\(argument), which looks up another argument"
      }
      if project.routineProposals.contains(where: { $0.name == name }) {
        return "\(argument), which looks like a localization function: add '--routine \(name)'"
      }
      if let label, KeyExtractor.detailLabels.contains(label) {
        return "\(argument), which stands beside a key"
      }
      return "\(argument), which is not known to look it up"
    case .value(let name): return "the value of '\(name)', which no known call looks up"
    case .elsewhere: return "no call takes it"
    }
  }
}

extension DynamicSite {
  fileprivate func isAt(_ offset: Int, in path: FilePath) -> Bool {
    location.path == path && location.offset == offset
  }
}

extension KeyReference {
  /// Returns that of some literals that the use rests on: the nearest one that may say its key.
  fileprivate func nearest(of literals: [SourceLiteral]) -> SourceLiteral? {
    literals.filter { $0.pattern != .anything && $0.pattern?.matches(key) == true }
      .min { $0.distance(to: location) < $1.distance(to: location) }
  }
}
