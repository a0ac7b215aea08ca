import LocalizationModel
import SourceFiles
import StringResources

/// A project made up by chance: tables of all kinds, with texts of all shapes.
package struct ExchangeSample {
  private var random: SeededGenerator
  private let location = SourceLocation(path: "made-up")
  package private(set) var files = MemoryFiles([:] as [FilePath: [UInt8]])

  package init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    var contents: [FilePath: [UInt8]] = [:]
    let catalog = Self.keys.shuffled(using: &random).prefix(6).map { catalogEntry($0) }
    contents["App/Localizable.xcstrings"] = try bytes(
      catalog,
      at: "App/Localizable.xcstrings",
      from: NewCatalog(sourceLanguage: "en").bytes
    )
    // Each language has one text at least, so that it counts as one.
    let keys = ["first"] + Self.keys.filter { !$0.isEmpty && !$0.contains("\r") }.prefix(5)
    for language in ["en", "de", "uk"] {
      let own = keys.filter { $0 == "first" || language == "en" || chance(2) }
      let path = FilePath("App/\(language).lproj/Menu.strings")
      contents[path] = try bytes(
        own.map { entry($0, [unit("\($0) \(language)")], language) },
        at: path
      )
      let rules = FilePath("App/\(language).lproj/Rules.stringsdict")
      let isThere = language == "en" || chance(2)
      if isThere { contents[rules] = try bytes([rule("%d files", language)], at: rules) }
    }
    if chance(2) { contents["App/View.swift"] = Array(Self.source.utf8) }
    files = MemoryFiles(contents)
  }

  /// Code that asks for keys which no table has.
  private static let source = """
    import SwiftUI
    let titles = [
      Text("Only in code, 100 %", comment: "A note"), Text("plain"), Text("\\(3) new files"),
      Text("In a menu", tableName: "Menu"), Text("In a new table", tableName: "Other"),
      Text(String(localized: "with.value", defaultValue: "A value: \\(Date.now, style: .date)")),
      Text("cafe\\u{301} new"), Text("caf\\u{E9} new"),
    ]
    """

  private static let keys = [
    "", "plain", "a|==|b", "tab\tand\nline", "return\rhere", "<&\"'>", "cafe\u{301}",
    "emoji 🙂", "=formula", "'quoted'", " padded ", "semi;colon, comma", "100 % sure",
  ]
  private static let states: [TranslationState] = [
    .new, .needsReview, .translated, .translated, .machineTranslated,
  ]

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private func bytes(
    _ entries: [TableEntry],
    at path: FilePath,
    from stored: [UInt8]? = nil
  ) throws -> [UInt8] {
    guard let format = ResourceFormat.format(of: path) else { return [] }
    let inserts = entries.map { TableEdit.insert($0) }
    return try format.applying(inserts, to: stored ?? format.emptyBytes, at: path)
  }

  private func unit(
    _ text: String,
    _ variation: [Variation] = [],
    _ state: TranslationState = .translated
  ) -> TranslationUnit {
    TranslationUnit(variation: variation, text: text, state: state, location: location)
  }

  private func entry(
    _ key: String,
    _ units: [TranslationUnit],
    _ language: String
  ) -> TableEntry {
    let translation = Translation(language: Language(language), units: units, location: location)
    return TableEntry(
      key: key,
      comment: "About \(key.count)",
      location: location,
      translations: [translation]
    )
  }

  // MARK: - Catalogs

  private mutating func catalogEntry(_ key: String) -> TableEntry {
    let shape = Int.random(in: 0..<5, using: &random)
    var translations: [Translation] = []
    for language in ["de", "en", "uk"] {
      // A translation may have another shape than the original, or be absent.
      if language != "en", chance(3) { continue }
      let own = language != "en" && chance(4) ? Int.random(in: 0..<4, using: &random) : shape
      if own == 4, language != "en", shape != 4 { continue }
      translations.append(translation(key, language, shape: own))
    }
    return TableEntry(
      key: key,
      comment: chance(2) ? "Comment <\(key.count)>" : nil,
      location: location,
      extractionState: .manual,
      isTranslatable: !chance(8),
      translations: translations
    )
  }

  private mutating func translation(
    _ key: String,
    _ language: String,
    shape: Int
  ) -> Translation {
    let text = "Text \(key.count) in \(language)"
    var units: [TranslationUnit] = []
    var substitutions: [Substitution] = []
    switch shape {
    case 0: units = [unit(text, [], state(language))]
    case 1: units = forms(text, [], language)
    case 2:
      units = ["iphone", "other"].map { unit("\(text) \($0)", [.device($0)], state(language)) }
    case 3:
      units = forms(text, [.device("mac")], language)
      units.append(unit(text, [.device("other")], state(language)))
    default:
      units = [unit("\(text): %#@things@ %#@more.of@", [], state(language))]
      substitutions = ["things", "more.of"].enumerated().map { number, name in
        Substitution(
          name: name,
          argumentNumber: number + 1,
          formatSpecifier: "lld",
          units: forms("%arg \(name)", [], language),
          location: location
        )
      }
    }
    return Translation(
      language: Language(language),
      units: units,
      substitutions: substitutions,
      location: location
    )
  }

  private mutating func state(_ language: String) -> TranslationState {
    language == "en" ? .translated : Self.states.randomElement(using: &random) ?? .translated
  }

  private mutating func forms(
    _ text: String,
    _ outer: [Variation],
    _ language: String
  ) -> [TranslationUnit] {
    let names = language == "uk" && chance(2) ? ["one", "few", "many", "other"] : ["one", "other"]
    return names.map { unit("\(text) \($0)", outer + [.plural($0)], state(language)) }
  }

  // MARK: - Rules for numbers

  private mutating func rule(_ key: String, _ language: String) -> TableEntry {
    let substitution = Substitution(
      name: "files",
      formatSpecifier: "d",
      units: forms("%d in \(language)", [], language),
      location: location
    )
    let translation = Translation(
      language: Language(language),
      units: [unit("%#@files@")],
      substitutions: [substitution],
      location: location
    )
    return TableEntry(key: key, location: location, translations: [translation])
  }
}
