import KeyExtraction
import SwiftSource

/// The arguments of a call, spelled as in a table.
struct SpelledCall {
  /// Nil where the key is no literal; several where a condition chooses between literals.
  private(set) var keys: [String]?
  private(set) var table: String?
  private(set) var value: String?
  private(set) var comment: String?
  /// Escapes that Apple's tool does not know.
  private(set) var invalidUnicode: [String] = []
  /// Whether the key stands behind its type: `NSString *Text(NSString *key)` is no call.
  private(set) var declaresKey = false

  private let list: TokenList
  private let syntax: SourceSyntax
  private let routine: GenstringsRoutine
  private let settings: GenstringsSettings

  /// Reads the arguments between the first parenthesis of a list and its partner.
  init(
    _ list: TokenList,
    _ syntax: SourceSyntax,
    _ routine: GenstringsRoutine,
    _ settings: GenstringsSettings
  ) {
    self.list = list
    self.syntax = syntax
    self.routine = routine
    self.settings = settings
    let arguments = list.split(list.inside(0))
    if settings.isStrict, syntax == .objectiveC, arguments.count < routine.unlabeled.count {
      return
    }
    for (position, argument) in arguments.enumerated() {
      // Formatters have been seen to write `comment : @"…"` in Objective-C, where it is a macro's.
      let (label, range) = list.labelAndValue(of: argument)
      if position == 0 { declaresKey = isDeclaration(range) }
      read(range, as: routine.role(at: position, label: label))
    }
  }

  private mutating func read(_ range: Range<Int>, as role: Routine.Role?) {
    switch role {
    case .localizableKey, .localizableResource, .stringKey: keys = keys(in: range)
    case .table: table = spelling(of: range, for: .key).nonEmpty
    case .value: value = spelling(of: range, for: .value).nonEmpty
    case .comment: comment = spelling(of: withoutWord(range), for: .comment).nonEmpty
    case .spelledKey, .bundle, .phrases, .parameterSummary, .number, .choice, .width: break
    case .localizableValue, .remark, .arguments, .other, nil: break
    }
  }

  /// Returns whether names follow each other, or with stars between them, as only in a declaration.
  private func isDeclaration(_ range: Range<Int>) -> Bool {
    syntax == .objectiveC && range.count > 1
      && [range.lowerBound, range.upperBound - 1].allSatisfy { list[$0].kind == .identifier }
      && range.allSatisfy { list[$0].kind == .identifier || list.text($0) == "*" }
  }

  /// Returns what follows a word: of `nil @"Title"`, a slip, Apple's tool takes the literal.
  private func withoutWord(_ range: Range<Int>) -> Range<Int> {
    let isWord =
      syntax == .objectiveC && range.count > 1 && list[range.lowerBound].kind == .identifier
      && list.keyword(range.lowerBound) != .CFSTR
    return isWord ? range.dropFirst() : range
  }

  /// Returns the keys that an expression can be; nil where it is not made of literals.
  private mutating func keys(in range: Range<Int>) -> [String]? {
    if let key = spelling(of: range, for: .key) { return [key] }
    guard routine.isText else { return nil }
    // `Text(name ?? "Unknown")` is taken by Apple's tool for the literal that it ends in.
    if let mark = list.topLevel(.nilCoalescing, in: range) {
      return keys(in: mark + 1..<range.upperBound)
    }
    if case .conditional(let left, let right) = list.shape(of: range) {
      let keys = [keys(in: left), keys(in: right)].compactMap(\.self).flatMap(\.self)
      return keys.isEmpty ? nil : keys
    }
    return nil
  }

  /// Returns a literal, or literals joined, as a table spells them; nil for anything else.
  private mutating func spelling(of range: Range<Int>, for use: LiteralUse) -> String? {
    guard let literals = literals(in: range) else { return nil }
    var text: [UInt8] = []
    for literal in literals {
      switch syntax {
      case .swift:
        var spelling = SwiftSpelling(
          list.bytes,
          list[literal].range,
          use: use,
          placeholder: routine.isText ? "%@" : nil,
          isStrict: settings.isStrict
        )
        guard let bytes = spelling?.spell() else { return nil }
        text += bytes
        invalidUnicode += spelling?.invalidUnicode ?? []
      case .objectiveC:
        var spelling = CSpelling(
          list.bytes,
          list[literal].range,
          use: use,
          isStrict: settings.isStrict
        )
        guard let bytes = spelling?.spell() else { return nil }
        text += bytes
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the literals that an expression joins; nil where it holds anything else.
  private func literals(in range: Range<Int>) -> [Int]? {
    let range = list.strippedExpression(range)
    guard !range.isEmpty else { return nil }
    return switch syntax {
    case .swift: swiftLiterals(in: range)
    case .objectiveC: adjacentLiterals(in: range)
    }
  }

  private func swiftLiterals(in range: Range<Int>) -> [Int]? {
    let operands = list.split(range, at: .plus)
    guard operands.count > 1 else {
      return range.count == 1 && list[range.lowerBound].isLiteral ? [range.lowerBound] : nil
    }
    var literals: [Int] = []
    for operand in operands {
      guard let more = self.literals(in: operand) else { return nil }
      literals += more
    }
    return literals
  }

  /// Returns literals that stand side by side; nil where anything else does, too.
  ///
  /// Where one is strict, the rest counts for nothing after the first one: of `@"Version " VERSION`
  /// Apple's tool takes the literal.
  private func adjacentLiterals(in range: Range<Int>) -> [Int]? {
    var literals: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if list.keyword(index) == .CFSTR, list.isCalled(index) {
        guard let inner = self.literals(in: list.inside(index + 1)) else { return nil }
        literals += inner
        index = list.endOfCall(by: index)
      } else {
        guard list[index].kind == .string else {
          guard settings.isStrict, !literals.isEmpty else { return nil }
          return literals + (index..<range.upperBound).filter { list[$0].kind == .string }
        }
        literals.append(index)
        index += 1
      }
    }
    return literals
  }
}

/// The use of a literal, on which its spelling depends.
enum LiteralUse {
  /// It is a key or a table's name.
  case key
  case value
  case comment

  /// Whether it stands between quotation marks.
  var isQuoted: Bool { self != .comment }
}

extension String? {
  fileprivate var nonEmpty: String? { self?.isEmpty == true ? nil : self }
}
