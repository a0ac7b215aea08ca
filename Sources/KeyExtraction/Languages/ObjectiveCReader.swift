import LocalizationModel
import SourceFiles

/// Finds the keys in the tokens of an Objective-C, C or C++ file.
struct ObjectiveCReader {
  private let list: TokenList
  private let context: FileContext
  private let isComment: Bool

  init(_ list: TokenList, _ context: FileContext, isComment: Bool = false) {
    self.list = list
    self.context = context
    self.isComment = isComment
  }

  /// Reads all calls of routines, and `localizedStringForKey:value:table:`.
  func read(into file: inout FileReading) {
    var definitionEnd = 0
    for index in list.range {
      definitionEnd = max(definitionEnd, endOfDefinition(at: index) ?? 0)
      file.isInDefinition = index < definitionEnd
      switch list[index].kind {
      case .identifier where list[index].word != .unknown:
        if list.kind(index + 1) == .leftParenthesis {
          readCall(of: index, into: &file)
        } else if list.kind(index + 1) == .colon {
          readMessage(at: index, into: &file)
        }
      case .comment where !isComment:
        let nested = TokenList(
          objectiveC: list.bytes,
          in: list[index].commentText,
          vocabulary: context.routines.vocabulary,
          keepsComments: false
        )
        ObjectiveCReader(nested, context, isComment: true).read(into: &file)
      default: break
      }
    }
  }

  private func readCall(of name: Int, into file: inout FileReading) {
    let parenthesis = name + 1
    guard list.partner(of: parenthesis) < list.tokens.count else { return }
    for routine in context.routines[list[name].word] where routine.form == .free {
      let arguments = list.split(list.inside(parenthesis))
      guard !isDefinition(name, arguments), arguments.count >= 1 else { continue }
      read(arguments.map { (nil, $0) }, of: routine, at: name, into: &file)
    }
  }

  /// Returns where the definition of a routine that begins at a token ends: a macro's with its line,
  /// a function's with its body.
  private func endOfDefinition(at index: Int) -> Int? {
    guard list[index].kind == .identifier, list[index].word != .unknown,
      !context.routines[list[index].word].isEmpty, list.kind(index + 1) == .leftParenthesis
    else { return nil }
    let end = list.after(index + 1)
    if list.kind(end) == .leftBrace { return list.after(end) }
    guard list.kind(index - 1) == .directive else { return nil }
    return (end..<list.tokens.count).first { list.isFirstOnLine($0) && !isSpliced($0) }
      ?? list.tokens.count
  }

  /// Tells whether a backslash joins the line of a token with the line before.
  private func isSpliced(_ index: Int) -> Bool {
    list.bytes[list[index - 1].end..<list[index].start].contains(UInt8(ascii: "\\"))
  }

  /// Tells whether the name is being defined or declared: as a macro, or as a function whose
  /// parameters are a type and a name each.
  private func isDefinition(_ name: Int, _ arguments: [Range<Int>]) -> Bool {
    if list.kind(name - 1) == .directive { return true }
    return arguments.contains { argument in
      argument.count > 1
        && argument.allSatisfy { list[$0].kind == .identifier || list[$0].kind == .other }
        && list[argument.upperBound - 1].kind == .identifier
        && list[argument.lowerBound].kind == .identifier
    }
  }

  /// Reads `[bundle localizedStringForKey:… value:… table:…]`, the cursor being on the first part of
  /// the selector.
  private func readMessage(at name: Int, into file: inout FileReading) {
    let routine = context.routines[list[name].word].first { $0.form == .message }
    guard let routine,
      list.kind(name - 1) == .identifier || list.kind(name - 1) == .rightBracket
    else { return }
    var arguments: [(label: String?, value: Range<Int>)] = []
    var label = list.text(name)
    var start = name + 2
    var index = start
    while index < list.tokens.count, !list[index].kind.endsMessage {
      let isLabel =
        list[index].kind == .identifier && list.kind(index + 1) == .colon && index > start
      if isLabel {
        arguments.append((label, start..<index))
        label = list.text(index)
        start = index + 2
        index = start
      } else {
        index = list.after(index)
      }
    }
    guard list.kind(index) == .rightBracket else { return }
    arguments.append((label, start..<max(start, index)))
    read(arguments, of: routine, at: name, into: &file)
  }

  private func read(
    _ arguments: [(label: String?, value: Range<Int>)],
    of routine: Routine,
    at name: Int,
    into file: inout FileReading
  ) {
    let evaluator = KeyEvaluator(list: list, language: .objectiveC)
    let location = file.locator.location(of: list[name].range)
    CallReader(evaluator: evaluator, context: context)
      .read(arguments, of: routine, at: location, into: &file)
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
