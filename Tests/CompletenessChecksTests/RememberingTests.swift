import Diagnostics
import LocalizationModel
import SourceFiles
import TestSupport
import Testing

@testable import CompletenessChecks

/// What is known from before leads to the same findings as a fresh look, whatever has changed.
@Suite struct RememberingTests {
  private static let checker = Checker(rules: Rule.all)

  @Test(arguments: RuleCase.all)
  func `findings move with the code`(example: RuleCase) {
    let files = example.files
    var project = example.joined(files.sources, files.tables)
    var found = Self.checker.findings(in: project)
    var places = MovedPlaces()
    let moved = files.sources.map { $0.movingDown }
    // What comments say is about lines.
    var areMoved = true
    for (old, new) in zip(files.sources, moved) {
      areMoved = places.add(new, readAfter: old) && areMoved
    }
    guard areMoved else { return }
    let fresh = example.joined(moved, files.tables)
    let isMoved = project.move(places) && found.move(places)
    #expect(isMoved)
    project.diagnostics = fresh.diagnostics
    #expect(Self.checker.review(project, found: found) == Self.checker.review(fresh))
  }

  @Test(arguments: RuleCase.all)
  func `findings of unchanged keys are those of a fresh look`(example: RuleCase) {
    var random = SeededGenerator(seed: UInt64(example.testDescription.utf8.count))
    var (sources, tables) = example.files
    var memory = JoinMemory(isKept: true)
    var project = example.joined(sources, tables, remembering: &memory)
    var found = Self.checker.findings(in: project)
    for _ in 0..<3 {
      if Bool.random(using: &random) {
        sources.changeOne(with: &random)
      } else {
        tables.changeOne(with: &random)
      }
      let next = example.joined(sources, tables, remembering: &memory)
      found = Self.checker.findings(in: next, since: (project, found, nil))
      project = next
      let fresh = example.joined(sources, tables)
      #expect(Self.checker.review(next, found: found) == Self.checker.review(fresh))
      #expect(next.coverage() == fresh.coverage())
    }
  }

  @Test func `a call that is not the same is no move`() {
    let old = Extraction.asking("App.swift", for: "a", "b")
    var places = MovedPlaces()
    var swapped = old
    swapped.references[0].location = old.references[1].location
    swapped.references[1].location = old.references[0].location
    let others = [.asking("App.swift", for: "a", "c"), .asking("App.swift", for: "a"), swapped]
    let answers = ([old.movingDown] + others).map { places.add($0, readAfter: old) }
    #expect(answers == [true, false, false, false])
  }

  @Test func `keys that nobody touched are not looked at again`() throws {
    let tables: [LocalizedTable] = [
      .strings("en.lproj/Localizable.strings", ["a": "One", "b": "Two", "c": "Three"]),
      .strings("de.lproj/Localizable.strings", ["a": "Eins", "b": "Zwei", "c": "Drei"]),
    ]
    let before = Project(extractions: [.asking("App.swift", for: "a", "b")], tables: tables)
    let after = Project(
      extractions: [.asking("App.swift", for: "a", "b", "b")],
      tables: [
        tables[0],
        .strings("de.lproj/Localizable.strings", ["a": "1", "b": "Zwei", "c": "Drei"]),
      ]
    )
    let unchanged = UnchangedKeys(in: after, since: before)
    #expect(unchanged.key(before: 0, of: 0) == nil, "a text has changed")
    #expect(unchanged.key(before: 1, of: 0) == nil, "there is one more call")
    #expect(unchanged.key(before: 2, of: 0) == 2)
  }

  @Test func `nobody keeps what was found out about a translation`() throws {
    let tables: [LocalizedTable] = [
      .strings("en.lproj/Localizable.strings", ["a": "%d"]),
      .strings("de.lproj/Localizable.strings", ["a": "%@"]),
    ]
    let table = try #require(Project(extractions: [], tables: tables).tables.first)
    let translation = try #require(table.keys.first?.translations.first)
    weak var kept: TranslationContext?
    do {
      let key = KeyContext(of: table.keys[0], in: table)
      let traits = LanguageTraits(of: try #require(translation.language))
      let features = translation.features(in: traits, of: table.keys[0].key)
      let context = TranslationContext(translation, features, in: traits, of: key)
      #expect(!context.placeholderProblems.isEmpty)
      kept = context
    }
    #expect(kept == nil)
  }
}

extension Extraction {
  /// What is read when lines were added at the top.
  fileprivate var movingDown: Extraction {
    var moved = self
    for index in references.indices { moved.references[index].location.moveDown() }
    for index in dynamicSites.indices { moved.dynamicSites[index].location.moveDown() }
    for index in symbolUses.indices { moved.symbolUses[index].location.moveDown() }
    for index in hardCodedTexts.indices { moved.hardCodedTexts[index].location.moveDown() }
    for index in diagnostics.indices { moved.diagnostics[index].location.moveDown() }
    return moved
  }
}

extension SourceFiles.SourceLocation {
  fileprivate mutating func moveDown() {
    self = SourceFiles.SourceLocation(
      path: path,
      offset: offset + 41,
      length: length,
      line: line + 3,
      column: column
    )
  }
}

extension [Extraction] {
  /// Changes what one of the files asks for.
  fileprivate mutating func changeOne(with random: inout SeededGenerator) {
    guard let file = indices.randomElement(using: &random),
      let call = self[file].references.indices.randomElement(using: &random)
    else { return }
    let keys = flatMap(\.references).map(\.key)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: self[file].references.remove(at: call)
    case 1: self[file].references[call].key = keys.randomElement(using: &random) ?? ""
    case 2: self[file].references[call].value = keys.randomElement(using: &random)
    case 3: self[file].references[call].comment = keys.randomElement(using: &random)
    case 4: self[file].references[call].formatArguments = [.object]
    default: self[file] = self[file].movingDown
    }
  }
}

extension [LocalizedTable] {
  /// Changes what one of the files says.
  fileprivate mutating func changeOne(with random: inout SeededGenerator) {
    guard let file = indices.randomElement(using: &random),
      let number = self[file].entries.indices.randomElement(using: &random)
    else { return }
    let texts = flatMap(\.entries).flatMap { $0.translations.compactMap(\.text) + [$0.key] }
    let text = texts.randomElement(using: &random) ?? ""
    var entries = self[file].entries.map { $0 }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: entries.remove(at: number)
    case 1: entries[number] = entries[number].copy(key: text)
    case 2: entries[number] = entries[number].copy(comment: text)
    default: entries[number] = entries[number].copy(text: text)
    }
    self[file].entries = TableEntries(entries)
  }
}

extension TableEntry {
  /// The same entry but for its key, comment or texts.
  fileprivate func copy(
    key: String? = nil,
    comment: String? = nil,
    text: String? = nil
  ) -> TableEntry {
    TableEntry(
      key: key ?? self.key,
      comment: comment ?? self.comment,
      location: location,
      extractionState: extractionState,
      isTranslatable: isTranslatable,
      generatesSymbol: generatesSymbol,
      translations: translations.map { translation in
        var units = translation.units
        for index in units.indices { units[index].text = text ?? units[index].text }
        return Translation(
          language: translation.language,
          units: units,
          substitutions: translation.substitutions,
          location: translation.location
        )
      }
    )
  }
}
