import LocalizationModel
import Platform
import SourceFiles
import SwiftSource

extension SwiftReader {
  /// Notes a name that is that of a look-up, where a member is called or something is declared by it.
  func noteLookUp(at name: Int, _ progress: Progress, into file: inout FileReading) {
    // What no build has asks for nothing.
    guard LookUpWords.contain(list.bytes, list[name].range),
      list[name].start >= file.deadCodeEnd
    else { return }
    if list.kind(name - 1) == .dot {
      guard isOpenReceiver(endingAt: name - 2), list.kind(name + 1) != .equals,
        !asksFramework(name), !takesLiteral(name), !isOrder(name),
        !context.routines[word(name)].contains(where: context.canSee)
      else { return }
      file.lookUpsCalled.insert(list.text(name))
    } else if list[name - 1].isOne(of: Self.declarators), list.keyword(name - 1) != nil,
      name >= progress.stringEnd, outline.items.contains(where: { $0.name == name && !$0.isLocal })
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

  /// Tells whether a call is one of several statements, and tells its receiver to do something, so that
  /// nobody uses a text which it gives: `map.localize()`.
  ///
  /// A participle names the text that it gives, which the builder of a view may take: `title.localized()`.
  private func isOrder(_ name: Int) -> Bool {
    guard list.kind(name + 1) == .leftParenthesis, !list.text(name).hasPrefix("localized"),
      !list.text(name).hasPrefix("localised")
    else { return false }
    let (start, end) = (startOfLine(around: name), list.after(name + 1))
    guard isChain(start..<name), list.expressionEnd(from: name, limit: list.count) == end,
      !list.joinsLines(start - 1, start)
    else { return false }
    // What stands in parentheses or a list is a value, and so is the only statement of a body.
    switch (list.kind(start - 1), list.kind(end)) {
    case (nil, _), (.leftParenthesis, _), (.leftBracket, _), (.comma, _), (.directive, _),
      (_, .rightParenthesis), (_, .rightBracket), (_, .comma), (_, .directive),
      (.leftBrace, .rightBrace):
      return false
    case (_, .rightBrace): return list.keyword(start - 1) != .in
    default: return true
    }
  }

  /// Returns the first token that stands on a token's line behind a brace or a semicolon.
  private func startOfLine(around index: Int) -> Int {
    var start = index
    while !list.isFirstOnLine(start), list.kind(start - 1) != .leftBrace,
      list.kind(start - 1) != .semicolon
    {
      start -= 1
    }
    return start
  }

  /// Tells whether names with dots between them, calls and subscripts among them, fill a range.
  private func isChain(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    var isBehindDot = true
    while index < range.upperBound {
      switch list.kind(index) {
      case .identifier where isBehindDot:
        guard (list.keyword(index) ?? .`self`) == .`self` else { return false }
        isBehindDot = false
      case .dot where !isBehindDot: isBehindDot = true
      case .leftParenthesis where !isBehindDot, .leftBracket where !isBehindDot: break
      case .other where isMark("?", index) || isMark("!", index): break
      default: return false
      }
      index = list.after(index)
    }
    return isBehindDot && index == range.upperBound
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
