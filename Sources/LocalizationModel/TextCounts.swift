/// The keys that a language should have a text for, by how far the texts are.
///
/// Audit, coverage, worklist, export and page count by it, so that their numbers are the same.
package struct TextCounts: Hashable, Sendable {
  /// The keys that the language should have a text for.
  package var keys = 0
  /// Those of them that have a finished text.
  package var translated = 0
  /// Those whose text a machine has written and no person has reviewed, translated or not.
  package var machineTranslated = 0
  /// The texts of the language that code shows without, as `bypassed-translation` reports.
  package var bypassed = 0
  /// Those that have a text which waits for review.
  package var needsReview = 0
  /// Those that have a text which does not count as translated yet.
  package var unfinished = 0
  /// The words of the first texts of `keys`.
  package var words = 0
  /// The words of the first texts of those that have a finished text.
  package var translatedWords = 0

  package init() {}

  package init(keys: Int, translated: Int, unfinished: Int) {
    (self.keys, self.translated, self.unfinished) = (keys, translated, unfinished)
    needsReview = unfinished
  }

  package var missing: Int { keys - translated - unfinished }
  /// Those that have a text of a person, or need none of their own, and wait for nothing.
  package var translatedByPeople: Int { keys - missing - needsReview - machineTranslated }
  /// The words of the first texts that have no finished text in the language.
  package var wordsToDo: Int { words - translatedWords }

  package static func += (sum: inout TextCounts, other: TextCounts) {
    sum.keys += other.keys
    sum.translated += other.translated
    sum.machineTranslated += other.machineTranslated
    sum.bypassed += other.bypassed
    sum.needsReview += other.needsReview
    sum.unfinished += other.unfinished
    sum.words += other.words
    sum.translatedWords += other.translatedWords
  }

  /// Counts one more key.
  ///
  /// - Parameters:
  ///   - status: The status of its text in the language.
  ///   - words: The words of its first text.
  package mutating func add(_ status: TextStatus, words: Int) {
    keys += 1
    self.words += words
    switch status.work {
    case .missing: return
    case .review: needsReview += 1
    case .machine: machineTranslated += 1
    case nil: break
    }
    if status.gap == nil {
      translated += 1
      translatedWords += words
    } else {
      unfinished += 1
    }
  }
}
