import CompletenessChecks
import KeyExtraction
package import LocalizationModel
package import SourceFiles
import StringResources

/// All calls of one key, together.
package struct KeyDemand: Sendable {
  package let key: String
  /// The comments of the calls, in their order.
  private let comments: [String]
  /// The comments of calls that may use other keys as well, and say nothing of this one alone.
  private var sharedComments: [String] = []
  /// Texts in the code that may be comments too: of calls that Xcode does not find, and of routines that
  /// take something under that label.
  private var otherComments: [String] = []
  /// The text that the first call brings along which brings any; nil where it is not known in full.
  private(set) var value: String?
  /// Whether a call brings a text along.
  private(set) var bringsValue: Bool
  /// Whether Xcode's compiler finds the key too, so that its sync knows it as the code's own.
  private(set) var isExtracted: Bool
  /// Whether another target's build may find the calls instead of the one that has the table.
  var isInDoubt = false
  /// Whether a catalog marks the key as stale, because Xcode does not find the calls, and it belongs there.
  var isStaleByMistake = false
  /// Whether specifiers in the text are those of a format.
  private var isFormatted = true
  /// All phrases of an App Shortcut, the key first; empty for other keys.
  private(set) var phrases: [String] = []

  /// Gathers calls; `macros` are the routines of which build settings tell Xcode, and `places` those of
  /// calls that may use several keys.
  package init(
    _ key: String,
    _ references: [KeyReference],
    macros: Set<String> = [],
    several places: Set<SourceLocation> = []
  ) {
    self.key = key
    let extracted = references.filter { $0.isExtracted(macros) }
    isExtracted = !extracted.isEmpty
    let speaking = extracted.isEmpty ? references : extracted
    let told = speaking.filter { !places.contains($0.location) }.compactMap(\.certainComment)
    comments = told
    if !places.isEmpty {
      sharedComments = speaking.filter { places.contains($0.location) }
        .compactMap(\.certainComment)
    }
    let all = references.compactMap(\.comment)
    if all.count > told.count { otherComments = Set(all).subtracting(told).sorted() }
    let first = speaking.first { reference in
      reference.ownText != nil
        || reference.value == nil && reference.traits.contains(.bringsUnknownText)
    }
    bringsValue = first != nil
    value = first.flatMap { $0.isEvident ? $0.value : nil }
    phrases =
      speaking.lazy.filter { $0.tableName == StringTable.nameOfPhrases && $0.key == key }
      .map { [$0.key] + $0.alternatives }.first ?? []
  }

  /// Gathers calls of another module, whose build knows nothing of the table.
  init(ofOthers key: String, _ references: [KeyReference]) {
    self.init(key, references)
    isExtracted = false
  }

  /// Makes the demand of a text that Xcode finds elsewhere than in code: nothing is formatted there.
  ///
  /// Without a text the key is the text.
  init(_ key: String, text: String?, comment: String?) {
    (self.key, comments, value) = (key, [comment].compactMap(\.self), text)
    (isExtracted, bringsValue, isFormatted) = (true, text != nil, false)
  }

  /// The comments, each once, in the order in which Xcode joins them; nil where there is none.
  package var comment: String? { comment(besides: nil) }

  /// Returns the comments with those among the others that an entry's own comment has already.
  func comment(besides own: String?) -> String? {
    let told = comments(besides: own)
    if told.isEmpty { return nil }
    return Set(told + kept(of: own)).sorted { $0.precedesInScalars($1) }
      .joined(separator: "\n")
  }

  /// Returns the comments in the order in which genstrings joins them, as a file spells them, with those
  /// among the others that an entry's own comment has already; nil where there is none.
  func commentOfStrings(besides own: String? = nil, in spelling: CommentSpelling) -> String? {
    let told = comments(besides: own)
    if told.isEmpty { return nil }
    return (told + kept(of: own)).sortedAsComments()
      .map { spelling.spelling(of: $0, beside: own) }.joined(separator: "\n")
  }

  /// Returns the comments that count beside an entry's own one, which calls for several keys do not
  /// replace.
  private func comments(besides own: String?) -> [String] {
    own == nil || own == "" || own == SpelledEntry.commentForNone
      ? comments + sharedComments : comments
  }

  /// Returns the other comments of which a table's comment has all lines.
  private func kept(of own: String?) -> [String] {
    guard let own, !otherComments.isEmpty else { return [] }
    let lines = Set(own.plainLines)
    return otherComments.filter { lines.isSuperset(of: $0.plainLines) }
  }

  /// Whether users would see a name for programmers, as no call brings a text along.
  var isBareName: Bool { !bringsValue && key.looksLikeIdentifier }

  /// The text that a catalog stores in its source language, as Xcode numbers its specifiers; nil where
  /// the key is its own text.
  var sourceText: String? {
    guard isFormatted else { return value }
    if let value { return value.numberingSpecifiers }
    let numbered = key.numberingSpecifiers
    return numbered == key ? nil : numbered
  }
}

extension KeyReference {
  /// Whether Xcode's compiler extracts the key.
  func isExtracted(_ macros: Set<String>) -> Bool {
    // A table without a name is a way to keep a text out of the catalog.
    if table?.isEmpty == true { return false }
    return switch origin {
    case .argument: !Routine.lookUpsAtRunTime.contains(routine)
    case .declaration: true
    case .custom: macros.contains { routine.hasPrefix($0) }
    case .wrapper, .value, .accessor, .interface: false
    }
  }

  /// Whether the key and its text are known in full: no interpolation is of a type that is not
  /// evident, and neither is the text that the call brings along.
  package var isEvident: Bool { hasEvidentTypes && !traits.contains(.bringsUnknownText) }

  /// Whether no interpolation in the key or its text is of a type that is not evident.
  package var hasEvidentTypes: Bool { !key.contains("%?") && value?.contains("%?") != true }
}

extension String {
  fileprivate func precedesInScalars(_ other: String) -> Bool {
    unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars)
  }
}
