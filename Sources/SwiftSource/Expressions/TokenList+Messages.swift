// Messages of Objective-C.
extension TokenList {
  /// Returns the arguments of a message by the parts of its selector, the first of which is at
  /// `name`; nil where the message is not finished.
  package func messageArguments(at name: Int) -> [Argument]? {
    var arguments: [Argument] = []
    var label = text(name)
    var start = name + 2
    var index = start
    // The colons of `a ? b : c` begin no part.
    var choices = 0
    while index < count, !self[index].kind.endsMessage {
      if self[index].kind == .colon, choices > 0 {
        choices -= 1
        index += 1
      } else if self[index].kind == .colon {
        // A part of the selector may have no name: `- (UIView *)labelFor:(NSString *)key :(int)width`.
        arguments.append((label, start..<index))
        (label, start, index) = ("", index + 1, index + 1)
      } else if self[index].kind == .identifier, isLabel(index), choices == 0,
        index > start, endsOperand(index - 1)
      {
        arguments.append((label, start..<index))
        (label, start, index) = (text(index), index + 2, index + 2)
      } else {
        if self[index].kind == .question { choices += 1 }
        index = after(index)
      }
    }
    guard kind(index) == .rightBracket else { return nil }
    return arguments + [(label, start..<index)]
  }

  /// Returns whether an operand may end at a token, so that a name behind it begins another part:
  /// not the `NO` of `pick:isOn ? YES : NO :@"key"`.
  private func endsOperand(_ index: Int) -> Bool {
    switch kind(index) {
    case .identifier, .string, .interpolatedString, .number, .opaqueLiteral, .rightParenthesis,
      .rightBracket, .rightBrace:
      true
    // Behind `i++` and `i--`, each of whose signs is a token.
    case .plus, .other: kind(index - 1) == kind(index) && text(index - 1) == text(index)
    default: false
    }
  }

  /// Returns the first part of the selector of what stands between a message's brackets; nil for one
  /// that takes no arguments.
  package func selector(ofMessageIn inside: Range<Int>) -> Int? {
    topLevel(.colon, in: inside).map { $0 - 1 }
  }

  /// Returns where the argument of a selector's part begins.
  package func argument(ofSelector name: Int) -> Int? { isLabel(name) ? name + 2 : nil }

  /// Returns the selector of the message that is sent to a literal: `[@"title" localized]`.
  package func selector(ofMessageToLiteral literal: Int) -> Int? {
    kind(literal - 1) == .leftBracket && kind(literal + 1) == .identifier ? literal + 1 : nil
  }

  /// Returns the name behind an expression: the selector of a message to it.
  package func selector(ofMessageTo last: Int) -> Int? {
    kind(last + 1) == .identifier ? last + 1 : nil
  }

  /// Returns the last token of what a message is sent to, by its selector.
  package func textOfReceiver(ofMessageAt selector: Int) -> String? {
    switch kind(selector - 1) {
    case .identifier, .rightBracket, .string: text(selector - 1)
    default: nil
    }
  }

  /// Returns the one name that a message is sent to: `texts` of `[texts textForKey:…]`.
  package func nameOfReceiver(ofMessageAt selector: Int) -> Int? {
    kind(selector - 1) == .identifier && kind(selector - 2) == .leftBracket ? selector - 1 : nil
  }

  /// Whether a message to some receiver is a statement, so that nothing is done with what it gives:
  /// `[map localize];`.
  package func isStatement(messageTo receiver: Range<Int>) -> Bool {
    let bracket = receiver.lowerBound - 1
    guard kind(bracket) == .leftBracket, kind(after(bracket)) == .semicolon else { return false }
    switch kind(bracket - 1) {
    case .semicolon, .leftBrace, .rightBrace: return true
    default: return false
    }
  }

  /// Whether a name is that of a property as a class declares it: `@property (copy) NSString *name;`.
  package func isDeclaredProperty(_ name: Int) -> Bool {
    guard kind(name + 1) == .semicolon else { return false }
    let start = (max(name - 16, 0)..<name).last { kind($0) == .at } ?? name
    return text(start + 1) == "property" && !(start..<name).contains { kind($0) == .semicolon }
  }
}

extension Token.Kind {
  fileprivate var endsMessage: Bool {
    switch self {
    case .rightBracket, .rightBrace, .semicolon: true
    default: false
    }
  }
}
