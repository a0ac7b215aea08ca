package import SourceFiles
import SwiftSource

/// The surroundings of a literal in code.
package enum LiteralPlace: Hashable, Sendable {
  /// An argument of a call, whose name begins at an offset.
  case argument(of: String, at: Int, label: String?)
  /// The value of a variable, a constant or a property.
  case value(of: String)
  case elsewhere
}

extension KeyExtractor {
  /// The labels of arguments that stand beside a key: its table, its comment.
  package static let detailLabels = Set(Routine.detailLabels.keys)

  /// Returns what stands around the literal at an offset, which lies within no other.
  package static func place(ofLiteralAt offset: Int, in text: SourceText) -> LiteralPlace {
    let list = TokenList(text, SourceSyntax(of: text.path), keepsComments: false)
    guard let literal = list.literals.first(where: { list[$0].range.contains(offset) }) else {
      return .elsewhere
    }
    let brackets = list.range.prefix(literal).filter { index in
      list[index].kind.isOpeningBracket && list.partner(of: index) > literal
    }
    for bracket in brackets.reversed() {
      if list.kind(bracket) == .leftBrace { break }
      if let call = list.call(openedBy: bracket, around: literal) { return call }
    }
    guard case .assigned(let name) = list.place(ofValueAt: literal) else { return .elsewhere }
    return .value(of: list.text(name))
  }

  /// Returns the comments of a text, which may go over several lines.
  package static func comments(in text: SourceText) -> [Range<Int>] {
    let list = TokenList(text, SourceSyntax(of: text.path), keepsComments: true)
    return list.range.filter { list[$0].kind == .comment }.map { list[$0].range }
  }
}

extension TokenList {
  /// Returns the call whose arguments, in Objective-C also those of a message, a literal stands among.
  fileprivate func call(openedBy bracket: Int, around literal: Int) -> LiteralPlace? {
    let name = bracket - 1
    if kind(bracket) == .leftParenthesis, kind(name) == .identifier {
      let argument = arguments(in: bracket).first { $0.value.contains(literal) }
      return .argument(of: text(name), at: self[name].start, label: argument?.label)
    }
    guard kind(bracket) == .leftBracket else { return nil }
    let part = (bracket..<literal).last { kind($0) == .identifier && kind($0 + 1) == .colon }
    return part.map { .argument(of: text($0), at: self[$0].start, label: nil) }
  }
}
