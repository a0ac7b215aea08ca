/// A key that code uses, and that no table of the asked name has in the development language.
package struct AbsentKey: Sendable {
  /// The name of the table.
  package var table: String
  package var key: String
  /// The index of the table that the key belongs to: of those with the name the nearest one.
  package var home: Int
  /// Indices into the project's references, those that users may come upon first.
  package var references: [Int]
  /// The languages that have the key all the same; sorted.
  package var languages: [Language]
  /// The text that users see in its place; nil where that is a name for programmers.
  package var text: String?
  /// Whether it is one of several that its call may use, not all of which need occur.
  package var isChoice: Bool
  /// Why no language needs a text for it; nil where all but the development language need one.
  package var sparing: Sparing?

  package init(
    table: String,
    key: String,
    home: Int,
    references: [Int],
    languages: [Language] = [],
    text: String?,
    isChoice: Bool = false,
    sparing: Sparing? = nil
  ) {
    self.table = table
    self.key = key
    self.home = home
    self.references = references
    self.languages = languages
    self.text = text
    self.isChoice = isChoice
    self.sparing = sparing
  }

  /// Whether the app uses the key for certain, and no file has it.
  package var isMissing: Bool { languages.isEmpty && sparing == nil && !isChoice }

  /// Whether a person may see the text, and has something to read that may differ between languages.
  package var isWorthATranslation: Bool { [nil, .developers, .sign, .tool].contains(sparing) }
}

/// A key that no table has and that counts all the same, with the languages whose text is missing.
package struct AbsentText: Sendable {
  package let key: AbsentKey
  package let gaps: [Language: TextGap]

  package init(_ key: AbsentKey, gaps: [Language: TextGap]) {
    (self.key, self.gaps) = (key, gaps)
  }
}

/// A key that code uses and no table of the asked name has, beside the one that it seems to mean.
package struct MisspelledKey: Sendable {
  /// The name of the table.
  package let table: String
  package let key: String
  package let meant: String

  package init(table: String, key: String, meant: String) {
    self.table = table
    self.key = key
    self.meant = meant
  }
}
