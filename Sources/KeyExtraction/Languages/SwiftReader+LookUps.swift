import LocalizationModel
import SourceFiles

extension SwiftReader {
  /// Notes a name that is that of a look-up, where a member is called or something is declared by it.
  func noteLookUp(at name: Int, _ progress: Progress, into file: inout FileReading) {
    guard LookUpWords.contain(list.bytes, list[name].range) else { return }
    if list.kind(name - 1) == .dot {
      guard isOpenReceiver(endingAt: name - 2), list.kind(name + 1) != .equals,
        !asksFramework(name), !takesLiteral(name),
        !context.routines[word(name)].contains(where: context.canSee)
      else { return }
      file.lookUpsCalled.insert(list.text(name))
    } else if list[name - 1].isOne(of: Self.declarators), list.keyword(name - 1) != nil,
      name >= progress.stringEnd
    {
      file.lookUpsDeclared.insert(list.text(name))
    }
  }

  /// Tells whether a member is one of Foundation's that has arguments: `localizedString(forKey: …)`.
  private func asksFramework(_ name: Int) -> Bool {
    list.kind(name + 1) == .leftParenthesis && list.kind(name + 2) != .rightParenthesis
      && list.text(name) == "localizedString"
  }

  /// Tells whether a call gets a literal, so that its receiver is no key: `translator.localized("title")`.
  private func takesLiteral(_ name: Int) -> Bool {
    list.kind(name + 1) == .leftParenthesis
      && (list.kind(name + 2) == .string || list.kind(name + 2) == .interpolatedString)
  }

  private static let declarators: KeywordSet = [.let, .var, .func, .case]

  /// Tells whether an expression before a dot may be any text: neither a literal, nor a type, whose
  /// members are functions of other texts, nor what an implicit member stands behind.
  private func isOpenReceiver(endingAt end: Int) -> Bool {
    switch list.kind(end) {
    case .interpolatedString, .rightParenthesis, .rightBracket, .rightBrace: true
    case .identifier:
      list.kind(end - 1) == .dot || isMark("\\", end - 1)
        || !list.isCapitalized(end) && (list.keyword(end) ?? .`self`) == .`self`
    // `title?.localized`, and `\.localized` in a key path.
    case .other: isMark("\\", end) || isMark("?", end) || isMark("!", end)
    default: false
    }
  }

  private func isMark(_ mark: String, _ index: Int) -> Bool {
    list.kind(index) == .other && list.text(index) == mark
  }
}

/// How members that look texts up are called.
enum LookUpWords {
  /// Words whose hashes are those of such names: what has eight letters and a length in common.
  ///
  /// Longer names are hardly that of a look-up.
  static let vocabulary = Vocabulary(
    ["localize", "localise", "localiza", "localisa"].flatMap { beginning in
      (0...16).map { beginning + String(repeating: "_", count: $0) }
    }
  )

  /// A first look at such names.
  static let filter = WordFilter([vocabulary])

  /// Tells whether a word is called like a look-up, and not like a member of a framework's type.
  static func contain(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard mayContain(bytes, range) else { return false }
    let name = String(decoding: bytes[range], as: UTF8.self)
    return !membersOfTypes.contains(name) && !LiteralCall.membersOfStrings.contains(name)
  }

  /// Members of the frameworks' types, whose texts the system has looked up.
  private static let membersOfTypes: Set<String> = [
    "localizedAdditionalDescription", "localizedDescription", "localizedFailureReason",
    "localizedModel", "localizedName", "localizedRecoveryOptions", "localizedRecoverySuggestion",
    "localizedStringResource", "localizedStringWithFormat", "localizedTitle",
  ]

  /// Tells whether a word begins like such a name.
  @inline(__always)
  static func mayContain(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    range.count >= 8 && bytes[range.lowerBound] == UInt8(ascii: "l")
      && bytes[range].starts(with: LiteralCall.bytesOfLookUp)
  }
}
