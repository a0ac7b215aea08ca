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
    for index in list.range {
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
    let reader = CallReader(
      evaluator: KeyEvaluator(list: list, language: .objectiveC),
      interpolatedKey: { _ in nil }
    )
    reader.read(
      reader.arguments(of: routine, from: arguments),
      of: routine,
      at: file.locator.location(of: list[name].range),
      into: &file.extraction
    )
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
