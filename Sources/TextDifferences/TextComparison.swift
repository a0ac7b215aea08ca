import CompletenessChecks
package import LocalizationModel
import Platform
import SourceFiles

/// The visible differences of two sides: of tables, or of the same ones earlier.
///
/// Texts are compared by what is shown for each number, device and width. Where a text stands, in which
/// format, encoding and order, makes no difference.
package struct TextComparison: Sendable {
  /// Sorted by table and key.
  package private(set) var changes: [KeyChange] = []
  /// How many keys stand in another table than before.
  package private(set) var movedCount = 0
  /// How many keys the two sides have.
  package let keyCounts: (before: Int, after: Int)

  /// Compares two sides.
  ///
  /// - Parameters:
  ///   - before: The tables of one side.
  ///   - after: Those of the other.
  ///   - details: What is compared beside texts.
  ///   - languages: The languages whose texts are compared; nil for all.
  ///   - jobs: How many threads to use.
  package init(
    of before: [StringTable],
    with after: [StringTable],
    besides details: Set<DetailChange.Kind> = [],
    in languages: Set<Language>? = nil,
    jobs: Int
  ) {
    keyCounts = (
      before.reduce(0) { $0 + $1.keys.count }, after.reduce(0) { $0 + $1.keys.count }
    )
    let pairs = KeyPairs(before, after)
    movedCount = pairs.movedCount
    let kinds = DetailChange.Kind.allCases.filter(details.contains)
    changes = pairs.same.concurrentMap(jobs: jobs) { KeyChange($0.before, $0.after, kinds) }
      .compactMap(\.self)
    changes += pairs.renamed.map { KeyChange(renaming: $0.before, to: $0.after) }
    changes += pairs.removed.map { KeyChange($0, isAdded: false) }
    changes += pairs.added.map { KeyChange($0, isAdded: true) }
    if let languages { changes = changes.compactMap { $0.limited(to: languages) } }
    changes.sort(by: Self.precede)
  }

  /// Makes a comparison of changes that are found.
  init(_ changes: [KeyChange], counts: (before: Int, after: Int)) {
    keyCounts = counts
    self.changes = changes.sorted(by: Self.precede)
  }

  private static func precede(_ left: KeyChange, _ right: KeyChange) -> Bool {
    left.table == right.table ? left.key.precedesInBytes(right.key) : left.table < right.table
  }
}

extension KeyChange {
  /// The change in some languages; nil where it is none in these.
  fileprivate func limited(to languages: Set<Language>) -> KeyChange? {
    let texts = texts.filter { languages.contains($0.language) }
    let details = details.filter { $0.language.map(languages.contains) ?? true }
    if texts.isEmpty, details.isEmpty, kind != .renamed { return nil }
    return KeyChange(
      kind: kind,
      table: table,
      key: key,
      formerKey: formerKey,
      texts: texts,
      details: details,
      changesFirstText: changesFirstText,
      unchangedLanguages: unchangedLanguages.filter(languages.contains)
    )
  }

  /// Compares a key with what it has become; nil where all texts and details are the same.
  fileprivate init?(
    _ before: ComparedKey,
    _ after: ComparedKey,
    _ kinds: [DetailChange.Kind]
  ) {
    var texts: [TextChange] = []
    var unchanged: [Language] = []
    let first = after.table.developmentLanguage
    let (oldFolders, newFolders) = (before.textsByFolder, after.textsByFolder)
    for language in after.ordered(before.languages.union(after.languages)) {
      let (old, new) = (oldFolders[language], newFolders[language])
      let change =
        old == nil && new == nil
        ? TextChange(before.text(in: language), after.text(in: language), in: language)
        : TextChange(
          byFolder: old ?? before.textByFolder(in: language),
          new ?? after.textByFolder(in: language),
          in: language
        )
      if let change {
        texts.append(change)
      } else if language != first {
        unchanged.append(language)
      }
    }
    let details = kinds.flatMap { DetailChange.all(of: $0, before, after) }
    if texts.isEmpty, details.isEmpty { return nil }
    self.init(
      kind: .changed,
      table: after.table.place,
      key: after.name,
      formerKey: nil,
      texts: texts,
      details: details,
      changesFirstText: texts.contains { $0.language == first },
      unchangedLanguages: unchanged
    )
  }

  fileprivate init(renaming before: ComparedKey, to after: ComparedKey) {
    self.init(
      kind: .renamed,
      table: after.table.place,
      key: after.name,
      formerKey: before.name,
      texts: [],
      details: [],
      changesFirstText: false,
      unchangedLanguages: after.languages.sorted()
    )
  }

  /// Reports a key that one side alone has.
  fileprivate init(_ key: ComparedKey, isAdded: Bool) {
    self.init(
      kind: isAdded ? .added : .removed,
      table: key.table.place,
      key: key.name,
      formerKey: nil,
      texts: key.ordered(key.languages).compactMap { language in
        let text = key.text(in: language)
        return TextChange(isAdded ? nil : text, isAdded ? text : nil, in: language)
      },
      details: [],
      changesFirstText: true,
      unchangedLanguages: []
    )
  }
}

extension TextChange {
  /// Compares two texts; nil where they are the same.
  fileprivate init?(_ before: ShownText?, _ after: ShownText?, in language: Language) {
    switch (before, after) {
    case (nil, nil): return nil
    case (let before?, let after?):
      let forms = TextPair(before, after, in: language).differences
      if forms.isEmpty { return nil }
      self.init(language: language, kind: .changed, forms: forms)
    case (let text?, nil):
      self.init(language: language, kind: .removed, forms: text.differences(isNew: false, language))
    case (nil, let text?):
      self.init(language: language, kind: .added, forms: text.differences(isNew: true, language))
    }
  }
}

extension TextChange {
  /// Compares the texts of a language that several folders are of; nil where all are the same.
  fileprivate init?(
    byFolder before: [Substring: ShownText],
    _ after: [Substring: ShownText],
    in language: Language
  ) {
    let folders = Set(before.keys).union(after.keys).sorted()
    let changes = folders.compactMap { folder in
      TextChange(before[folder], after[folder], in: language).map { (folder, $0) }
    }
    guard let kind = changes.first?.1.kind else { return nil }
    self.init(
      language: language,
      kind: changes.allSatisfy { $0.1.kind == kind } ? kind : .changed,
      forms: changes.flatMap { folder, change in
        change.forms.map {
          .init(forms: [String(folder)] + $0.forms, before: $0.before, after: $0.after)
        }
      }
    )
  }
}

extension ShownText {
  /// The forms of a text that is new or gone; those of one text are one.
  fileprivate func differences(isNew: Bool, _ language: Language) -> [TextPair.Difference] {
    let forms = Dictionary(grouping: forms(in: language), by: \.value)
    return forms.map { text, forms in
      let names = forms.map(\.key).filter { !$0.isEmpty }.sorted()
      return TextPair.Difference(
        forms: names,
        before: isNew ? nil : text,
        after: isNew ? text : nil
      )
    }.sorted { ($0.forms.first ?? "") < ($1.forms.first ?? "") }
  }
}

extension DetailChange {
  fileprivate static func all(
    of kind: Kind,
    _ before: ComparedKey,
    _ after: ComparedKey
  ) -> [DetailChange] {
    let (old, new) = (before.details(of: kind), after.details(of: kind))
    let languages = Set(old.keys).union(new.keys)
    return languages.sorted { ($0?.id ?? "") < ($1?.id ?? "") }.compactMap { language in
      // A text that is new or gone is reported as such.
      guard let before = old[language], let after = new[language], before != after else {
        return nil
      }
      return DetailChange(kind: kind, language: language, before: before, after: after)
    }
  }
}
