import LocalizationModel
import SourceFiles

/// Finds the keys in the tokens of an Objective-C, C or C++ file.
struct ObjectiveCReader {
  private let list: TokenList
  private let context: FileContext
  private let isComment: Bool
  /// The bodies of functions and methods, where names are followed to what they stand for.
  private let bodies: [Range<Int>]
  private let displayReader: DisplayReader?

  init(_ list: TokenList, _ context: FileContext, isComment: Bool = false) {
    self.list = list
    self.context = context
    self.isComment = isComment
    bodies = context.index == nil ? [] : list.bodies()
    let isShown = context.findsHardCodedTexts && !isComment
    displayReader = isShown ? DisplayReader(list: list, language: .objectiveC) : nil
  }

  /// Returns the body that a token stands in; an empty one outside all.
  private func body(around token: Int) -> Range<Int> {
    var low = 0
    var high = bodies.count
    while low < high {
      let middle = (low + high) / 2
      if bodies[middle].upperBound <= token { low = middle + 1 } else { high = middle }
    }
    return low < bodies.count && bodies[low].contains(token) ? bodies[low] : token..<token
  }

  /// Reads all calls of routines, and `localizedStringForKey:value:table:`.
  func read(into file: inout FileReading) {
    for index in list.range {
      if let displayReader { readDisplay(at: index, by: displayReader, into: &file) }
      switch list[index].kind {
      case .identifier where list[index].word != .unknown:
        if list.kind(index + 1) == .leftParenthesis {
          readCall(of: index, into: &file)
        } else if list.kind(index + 1) == .colon {
          readMessage(at: index, into: &file)
          let words = context.routines.formatting
          if let call = FormattingCall(objectiveC: list, message: index, words) {
            file.formattedTexts.add(call, in: list)
          }
        }
      case .comment where !isComment:
        let nested = TokenList(
          list.bytes,
          .objectiveC,
          in: list[index].commentText,
          vocabulary: context.routines.vocabulary
        )
        ObjectiveCReader(nested, context, isComment: true).read(into: &file)
      default: break
      }
    }
  }

  private func readDisplay(
    at index: Int,
    by displayReader: DisplayReader,
    into file: inout FileReading
  ) {
    if list[index].kind == .equals {
      displayReader.readAssignment(at: index, into: &file)
    } else if list[index].kind == .identifier, list.kind(index + 1) == .colon {
      displayReader.readMessage(at: index, into: &file)
    }
  }

  private func readCall(of name: Int, into file: inout FileReading) {
    let parenthesis = name + 1
    guard list.partner(of: parenthesis) < list.count else { return }
    let arguments = list.split(list.inside(parenthesis))
    let routine = context.routines[list[name].word].first { routine in
      routine.form == .free && routine.qualifier == nil && context.canSee(routine)
        && routine.takesKey(labels: arguments.map { _ in nil })
    }
    guard let routine, !list.isMacroName(name), !list.isFunctionDeclared(at: name, arguments) else {
      return
    }
    let first = file.extraction.references.count
    read(arguments.map { (nil, $0) }, of: routine, at: name, into: &file)
    guard file.extraction.references.count > first else { return }
    file.add(list.traits(around: name, list.partner(of: parenthesis)), toReferencesFrom: first)
  }

  /// Reads `[bundle localizedStringForKey:… value:… table:…]`, the cursor being on the first part of
  /// the selector.
  private func readMessage(at name: Int, into file: inout FileReading) {
    guard list.kind(name - 1) == .identifier || list.kind(name - 1) == .rightBracket else { return }
    let receiver = list.text(name - 1)
    let routines = context.routines[list[name].word].filter { routine in
      routine.form == .message && (routine.qualifier ?? receiver) == receiver
    }
    guard !routines.isEmpty, let arguments = list.messageArguments(at: name),
      let routine = routines.first(where: { $0.takesKey(labels: arguments.map(\.label)) })
    else { return }
    let values = arguments.map { ($0.label, list.firstPart(of: $0.value)) }
    read(values, of: routine, at: name, into: &file)
  }

  private func read(
    _ arguments: [(label: String?, value: Range<Int>)],
    of routine: Routine,
    at name: Int,
    into file: inout FileReading
  ) {
    let location = file.locator.location(of: list[name].range)
    let evaluator = KeyEvaluator(
      list: list,
      language: .objectiveC,
      follow: context.index.map { index in
        { range in
          var evaluator = ObjectiveCTextEvaluator(
            list,
            in: body(around: name),
            path: location.path,
            index
          )
          return evaluator.texts(of: range)
        }
      }
    )
    CallReader(evaluator: evaluator, context: context)
      .read(arguments, of: routine, at: location, into: &file)
  }
}

extension TokenList {
  /// Returns the arguments of a message by the parts of its selector, the first of which is at
  /// `name`; nil where the message is not finished.
  func messageArguments(at name: Int) -> [CallReader.Argument]? {
    var arguments: [CallReader.Argument] = []
    var label = text(name)
    var start = name + 2
    var index = start
    while index < count, !self[index].kind.endsMessage {
      if self[index].kind == .identifier, kind(index + 1) == .colon, index > start {
        arguments.append((label, start..<index))
        label = text(index)
        start = index + 2
        index = start
      } else {
        index = after(index)
      }
    }
    guard kind(index) == .rightBracket else { return nil }
    return arguments + [(label, start..<index)]
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
