import SwiftSource

/// The names of formatting routines.
struct FormattingWords: Sendable {
  let format: Word
  let localizedStringWithFormat: Word
  /// The first parts of Objective-C's selectors.
  let selectors: Set<Word>

  /// A first look at Swift's two words.
  static let filter = WordFilter([Vocabulary(["format", "localizedStringWithFormat"])])

  init(in vocabulary: inout Vocabulary) {
    format = vocabulary.insert("format")
    localizedStringWithFormat = vocabulary.insert("localizedStringWithFormat")
    let others = ["stringWithFormat", "initWithFormat", "appendFormat", "stringByAppendingFormat"]
    selectors = Set(others.map { vocabulary.insert($0) } + [localizedStringWithFormat])
  }
}
