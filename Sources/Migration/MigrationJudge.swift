import CompletenessChecks
import LocalizationModel
import SourceFiles

/// Compares what is shown for the keys of a table before and after a migration: in each language, for
/// each number and device.
struct MigrationJudge {
  let keyCount: Int
  /// How many texts are there and the same, one for each key and language.
  private(set) var same = 0
  /// How many texts the development language's now stand in for, where the key was shown.
  private(set) var gained: [Language: Int] = [:]

  init(_ before: StringTable, _ after: StringTable) throws(MigrationProblem) {
    let resolvers = (before: TextResolver(before), after: TextResolver(after))
    let languages = Set(before.languages + after.languages).union([before.developmentLanguage])
      .sorted()
    let keys = Set(before.keys.map(\.key) + after.keys.map(\.key)).sorted()
    keyCount = keys.count
    for key in keys {
      for language in languages { try compare(key, in: language, resolvers) }
    }
  }

  /// Compares the texts that files have with those of a table which is to have them all.
  init(
    textsOf files: [LocalizedTable],
    _ before: StringTable,
    _ after: StringTable
  ) throws(MigrationProblem) {
    let resolvers = (before: TextResolver(before), after: TextResolver(after))
    var keys: [Language: Set<String>] = [:]
    for file in files {
      guard let language = file.isBase ? before.developmentLanguage : file.language else {
        throw .noLanguage(file.path)
      }
      keys[language, default: []].formUnion(file.entries.map(\.key))
    }
    keyCount = Set(keys.values.joined()).count
    for (language, keys) in keys.ordered(by: \.key) {
      for key in keys.sorted() { try compare(key, in: language, resolvers) }
    }
  }

  private mutating func compare(
    _ key: String,
    in language: Language,
    _ resolvers: (before: TextResolver, after: TextResolver)
  ) throws(MigrationProblem) {
    guard let choices = resolvers.before.choices(of: key, in: language, and: resolvers.after) else {
      throw .untried(key)
    }
    var isGained = false
    for choice in choices {
      let before = resolvers.before.text(of: key, in: language, choice)
      let after = resolvers.after.text(of: key, in: language, choice)
      guard let before, let after else {
        throw .changed(
          key: key,
          language: language.name,
          before: before?.description ?? "",
          after: after?.description ?? ""
        )
      }
      if before.isSame(as: after) { continue }
      guard before.origin == .key, after.origin == .developmentLanguage else {
        throw .changed(
          key: key,
          language: language.name,
          before: before.description,
          after: after.description
        )
      }
      isGained = true
    }
    if isGained { gained[language, default: 0] += 1 } else { same += 1 }
  }
}
