import LocalizationModel
import SourceFiles

extension Rule {
  /// Code asks for a key that no table of that name has.
  static let missingKey = Rule(
    id: "missing-key",
    severity: .error,
    summary: "Code asks for a key that the string table lacks",
    explanation: """
      ## What it does

      Finds keys that source code asks for and that no table of the asked name has in the
      development language.
      It is an error where the key is a name for programmers, and a warning where the key is itself
      a text in the development language, the call brings a default text along, or the key is one
      of several that the call may ask for.
      Tests and demonstrations are not looked at, and neither are addresses and keys without any
      letter; a key that only a `PreviewProvider` asks for is a note, and the compiler extracts none
      from `#Preview`.
      Where the table has a key that differs by one letter, by case, or by a specifier, a note names
      it.
      A call that brings its default text along needs no entry in the development language where
      other languages have the key.

      ## Why it is bad

      The system shows the key where it finds no text: `settings.title` appears on the screen.
      A key in plain words looks right in the development language and stays untranslated in all
      others.

      ## Example

      ```swift
      title = NSLocalizedString("settings.title", comment: "Title of the settings screen")
      ```

      ```
      /* en.lproj/Localizable.strings */
      "settings.heading" = "Settings";
      ```

      ## What to do

      Add the key to the table, or correct its spelling in the code.
      """,
    check: .project { project, findings in
      let lookup = MissingKeyLookup(project)
      let nearest = NearestKeys(of: lookup.missing.map(\.0), in: project.tables)
      for (key, references) in lookup.missing {
        findings.reportMissing(key, references, in: project, lookup, nearest)
      }
    }
  )
}

/// The keys that code asks for and that no development language has.
private struct MissingKeyLookup {
  typealias Key = NearestKeys.Name

  /// In the order of their first references.
  var missing: [(Key, [KeyReference])] = []
  /// The languages that have a key which the development language lacks.
  private var otherLanguages: [Key: [Language]] = [:]
  /// The places of calls that may ask for several keys, not all of which need occur.
  private let choices: Set<SourceFiles.SourceLocation>

  init(_ project: Project) {
    choices = project.references.placesOfChoices
    var isDefined: Set<Int> = []
    for table in project.tables + project.unbuiltTables {
      let completeness = Completeness(of: table)
      for key in table.keys where !key.references.isEmpty {
        if completeness.isDefined(key) {
          isDefined.formUnion(key.references)
        } else {
          otherLanguages[Key(table: table.name, key: key.key)] =
            key.translations.compactMap(\.language)
        }
      }
    }
    collect(project, isDefined)
  }

  private mutating func collect(_ project: Project, _ isDefined: Set<Int>) {
    let names = Set(project.tables.map(\.name))
    var indices: [Key: Int] = [:]
    for (number, reference) in project.references.enumerated()
    where !isDefined.contains(number) && names.contains(reference.tableName)
      && reference.isWorthATranslation
    {
      let key = Key(table: reference.tableName, key: reference.key)
      if let index = indices[key] {
        missing[index].1.append(reference)
      } else {
        indices[key] = missing.count
        missing.append((key, [reference]))
      }
    }
  }

  func languages(with key: Key) -> [Language] { otherLanguages[key] ?? [] }

  /// Whether a key is one of several that its call may ask for.
  func isChoice(_ reference: KeyReference) -> Bool { choices.contains(reference.location) }
}

extension [KeyReference] {
  /// The places where several keys are asked for.
  fileprivate var placesOfChoices: Set<SourceFiles.SourceLocation> {
    var keys: [SourceFiles.SourceLocation: String] = [:]
    var places: Set<SourceFiles.SourceLocation> = []
    for reference in self where reference.isFinite {
      let first = keys[reference.location]
      keys[reference.location] = first ?? reference.key
      if let first, first != reference.key { places.insert(reference.location) }
    }
    return places
  }
}

extension KeyReference {
  /// Whether a user may see the text, and has something to read.
  fileprivate var isWorthATranslation: Bool {
    (context == .app || context == .preview) && hasKnownTable
      && FormatString.hasLetters(key) && !key.isAddress
      && !location.path.components.contains { Self.demonstrations.contains($0.lowercased()) }
  }

  /// Folders of code that is not part of the app.
  private static let demonstrations: Set<String> = [
    "demo", "demos", "example", "examples", "playground", "playgrounds", "sample", "samples",
  ]
}

extension Findings {
  fileprivate mutating func reportMissing(
    _ key: MissingKeyLookup.Key,
    _ references: [KeyReference],
    in project: Project,
    _ lookup: MissingKeyLookup,
    _ nearest: NearestKeys
  ) {
    // What the app asks for comes first; previews alone are seen by nobody else.
    let isPreview = references.allSatisfy(\.isInPreview)
    let references = isPreview ? references : references.filter { !$0.isInPreview }
    let isText = references.allSatisfy(\.bringsText)
    let isMild = isText || references.allSatisfy(lookup.isChoice)
    // A text in the only language there is needs no table.
    if isText && project.languages.expected.count < 2 { return }
    // The call has the text of the development language, and the tables have the others'.
    let languages = lookup.languages(with: key)
    if !languages.isEmpty, references.allSatisfy({ $0.value != nil }) { return }
    var notes = references.dropFirst().prefix(3).map { reference in
      Diagnostic.Note("also asked for here", at: reference.location)
    }
    if let example = languages.first {
      let others = languages.count - 1
      let verb = others == 0 ? " has" : " and \(others) more have"
      notes.append(Diagnostic.Note("\(example.name)\(verb) the key"))
    }
    let match = nearest.matches[key]
    if let match {
      let place = match.table.location(of: match.key)
      notes.append(Diagnostic.Note("the table has '\(match.key.key)'", at: place))
    }
    report(
      "key '\(key.key)' is not in table '\(key.table)'",
      at: references[0].location,
      severity: isPreview ? .note : isMild ? .warning : nil,
      notes: notes,
      help: match.map { "write '\($0.key.key)', or add the key to the table" }
        ?? "add it to the table, or correct the key",
      subject: .init(table: key.table, key: key.key)
    )
  }
}
