import Changes
import CompletenessChecks
import L10nScan
import LocalizationModel
import SourceFiles
import StringResources
import TestSupport
import Testing

@testable import Migration

/// What holds of every migration, whatever the tables.
@Suite struct MigrationTests {
  static let seeds = Array(1...40)

  @Test(arguments: seeds)
  func `tables that become catalogs and files again show the same`(seed: Int) throws {
    let files = try MigrationSample(seed: UInt64(seed)).files
    let before = try shown(in: files)
    let there = try migrated(files, to: .catalogs)
    #expect(there.refused.isEmpty, "\(there.refused)")
    #expect(!files.paths.contains { $0.fileExtension == "strings" })
    #expect(try shown(in: files, instead: before) == before)
    let back = try migrated(files, to: .strings)
    #expect(back.refused.isEmpty, "\(back.refused)")
    #expect(!files.paths.contains { $0.fileExtension == "xcstrings" })
    #expect(try shown(in: files, instead: before) == before)
    // Twice there is once there.
    let middle = try migrated(files, to: .catalogs)
    #expect(middle.refused.isEmpty, "\(middle.refused)")
    let catalog = files["App/Main.xcstrings"]
    _ = try migrated(files, to: .strings)
    _ = try migrated(files, to: .catalogs)
    #expect(files["App/Main.xcstrings"] == catalog)
  }

  @Test(arguments: seeds)
  func `catalogs that become files show the same`(seed: Int) throws {
    let files = try ExchangeSample(seed: UInt64(seed)).files
    files["App/View.swift"] = []
    for path in files.paths where path.name.hasPrefix("Menu") || path.name.hasPrefix("Rules") {
      files[path] = nil
    }
    let before = try shown(in: files)
    let made = try migrated(files, to: .strings)
    #expect(made.refused.isEmpty, "\(made.refused)")
    #expect(try shown(in: files, instead: before) == before)
  }

  private func migrated(_ files: MemoryFiles, to form: Migrator.Form) throws -> Migrator {
    var input = ScanInput(sources: ["."], in: files.fileSystem)
    input.namesSources = false
    var migrator = try Migrator(Audit(of: input), to: form)
    try migrator.run()
    try migrator.drafts.changes.write(in: files.fileSystem)
    return migrator
  }

  /// A key in a language, with a number or device.
  private struct Place: Hashable {
    let key: [UInt8]
    let language: Language
    let choices: TextChoices
  }

  /// What is shown at all places, or at those that are known; what nobody had translated is left out.
  private func shown(
    in files: MemoryFiles,
    instead known: [Place: String]? = nil
  ) throws -> [Place: String] {
    let scan = try TableScan(ScanInput(sources: ["."], in: files.fileSystem))
    let table = try #require(
      StringTable(joining: scan.tables, developmentLanguage: "en", jobs: 1)
    )
    let resolver = TextResolver(table)
    if let known {
      return known.reduce(into: [:]) { shown, place in
        let place = place.key
        let key = String(decoding: place.key, as: UTF8.self)
        shown[place] = resolver.text(of: key, in: place.language, place.choices)?.description
      }
    }
    var shown: [Place: String] = [:]
    for key in table.keys.map(\.key) {
      for language in table.languages {
        for choices in try #require(resolver.choices(of: key, in: language, and: resolver)) {
          let text = resolver.text(of: key, in: language, choices)
          guard let text, text.origin != .key || language == "en" else { continue }
          let place = Place(key: Array(key.utf8), language: language, choices: choices)
          shown[place] = text.description
        }
      }
    }
    return shown
  }
}

/// Tables in files for each language, made up by chance.
private struct MigrationSample {
  let files = MemoryFiles([:] as [FilePath: [UInt8]])
  private var random: SeededGenerator
  private let location = SourceLocation(path: "made-up")

  private static let keys = [
    "plain", "quoted \"key\"", "%@ of %@", "tab\tline\nend", "caf\u{E9}", "🙂", "a\\b", "//",
    "100 %", "<&>", " padded ",
  ]

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    files["App/View.swift"] = []
    for language in ["en", "de", "pl"] {
      let texts = Self.keys.filter { _ in language == "en" || chance(2) }.map { key in
        entry(key, language, [unit("\(key) in \(language)")])
      }
      try write(texts, to: FilePath("App/\(language).lproj/Main.strings"))
      var rules: [TableEntry] = []
      for number in 0..<6 where language == "en" || chance(2) {
        rules.append(rule(number, language))
      }
      if !rules.isEmpty {
        try write(rules, to: FilePath("App/\(language).lproj/Main.stringsdict"))
      }
    }
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private func write(_ entries: [TableEntry], to path: FilePath) throws {
    let format = try #require(ResourceFormat.format(of: path))
    let edits = entries.map { TableEdit.insert($0) }
    files[path] = try format.applying(edits, to: format.emptyBytes, at: path)
  }

  private func unit(_ text: String, _ variation: Variation? = nil) -> TranslationUnit {
    TranslationUnit(variation: variation.map { [$0] } ?? [], text: text, location: location)
  }

  private func entry(
    _ key: String,
    _ language: String,
    _ units: [TranslationUnit],
    _ variables: [Substitution] = []
  ) -> TableEntry {
    let translation = Translation(
      language: Language(language),
      units: units,
      substitutions: variables,
      location: location
    )
    return TableEntry(
      key: key,
      comment: "About \(key.utf8.count)",
      location: location,
      translations: [translation]
    )
  }

  /// A rule of a shape that its number tells, so that languages mostly have the same.
  private mutating func rule(_ number: Int, _ language: String) -> TableEntry {
    let key = "rule \(number)"
    switch chance(5) ? Int.random(in: 0..<6, using: &random) : number {
    case 0: return entry(key, language, [unit("%#@n@")], [variable("n", "%d", language)])
    case 1:
      return entry(key, language, [unit("%1$#@n@")], [variable("n", "none", language)])
    case 2:
      let forms = [variable("n", "%d", language), variable("m", "%lu", language, type: "lu")]
      return entry(key, language, [unit("%2$#@m@ \(language) %1$#@n@")], forms)
    case 3:
      return entry(key, language, [unit("%@: %#@n@!")], [variable("n", "%d", language)])
    case 4:
      let units = ["iphone", "mac", "other"].map { unit("\(language) \($0)", .device($0)) }
      return entry(key, language, units)
    default:
      let units = [unit("Tap %#@n@", .device("iphone")), unit("Click", .device("other"))]
      return entry(key, language, units, [variable("n", "%2$@ %1$d", language)])
    }
  }

  private mutating func variable(
    _ name: String,
    _ number: String,
    _ language: String,
    type: String = "d"
  ) -> Substitution {
    var forms = language == "pl" ? ["one", "few", "many", "other"] : ["one", "other"]
    if chance(3) { forms.append("zero") }
    return Substitution(
      name: name,
      formatSpecifier: type,
      units: forms.map { unit("\(number) \(name) \($0) \(language)", .plural($0)) },
      location: location
    )
  }
}
