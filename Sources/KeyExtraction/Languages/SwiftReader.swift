import LocalizationModel
import SourceFiles

/// Finds the keys in the tokens of a Swift file.
struct SwiftReader {
  private let list: TokenList
  private let context: FileContext
  private let depth: Int

  /// Interpolations within interpolations are read to this depth, deeper than any person nests
  /// them, so that hostile input costs linear time.
  private static let depthLimit = 64

  init(_ list: TokenList, _ context: FileContext, depth: Int = 0) {
    self.list = list
    self.context = context
    self.depth = depth
  }

  /// Reads all calls of routines, those in interpolations and, if asked for, in comments included.
  func read(into file: inout FileReading) {
    for index in list.range {
      switch list[index].kind {
      case .leftParenthesis: readCall(openedBy: index, into: &file)
      case .interpolatedString:
        for range in SwiftLiteral(list.bytes, in: list[index].range)?.interpolations ?? [] {
          readNested(range, into: &file)
        }
      case .comment: readNested(list[index].commentText, into: &file)
      default: break
      }
    }
  }

  private func readNested(_ range: Range<Int>, into file: inout FileReading) {
    guard depth < Self.depthLimit else { return }
    let nested = TokenList(
      swift: list.bytes,
      in: range,
      vocabulary: context.routines.vocabulary,
      keepsComments: context.includesComments
    )
    SwiftReader(nested, context, depth: depth + 1).read(into: &file)
  }

  private func readCall(openedBy parenthesis: Int, into file: inout FileReading) {
    guard let name = callee(before: parenthesis), list.partner(of: parenthesis) < list.tokens.count
    else { return }
    let isMember = list.kind(name - 1) == .dot
    for routine in context.routines[list[name].word]
    where isMember ? routine.form != .message : routine.form == .free {
      let arguments = list.split(list.inside(parenthesis)).map(labelAndValue)
      let reader = CallReader(
        evaluator: KeyEvaluator(list: list, language: .swift),
        interpolatedKey: { InterpolatedKey(list, literal: $0, context)?.text }
      )
      reader.read(
        reader.arguments(of: routine, from: arguments),
        of: routine,
        at: file.locator.location(of: list[name].range),
        into: &file.extraction
      )
    }
  }

  /// Returns the name before a parenthesis, or nil where there is no call: a definition, or a
  /// parenthesis on a line of its own.
  private func callee(before parenthesis: Int) -> Int? {
    var name = parenthesis - 1
    // `Text.init(`
    if list.keyword(name) == .`init`, list.kind(name - 1) == .dot { name -= 2 }
    guard list.kind(name) == .identifier, list[name].word != .unknown,
      list.keyword(name - 1) != .func
    else { return nil }
    return name
  }

  private func labelAndValue(_ argument: Range<Int>) -> (label: String?, value: Range<Int>) {
    guard argument.count > 1, list[argument.lowerBound].kind == .identifier,
      list[argument.lowerBound + 1].kind == .colon
    else { return (nil, argument) }
    return (list.text(argument.lowerBound), argument.lowerBound + 2..<argument.upperBound)
  }
}

extension Token {
  /// The text of a comment without what opens it.
  var commentText: Range<Int> { min(start + 2, end)..<end }
}
