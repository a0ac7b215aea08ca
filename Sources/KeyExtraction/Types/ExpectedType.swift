/// Tells the type that the place of an expression wants: of `.init(…)`, which names none itself.
struct ExpectedType {
  let file: ScopedFile
  /// Places that may still be looked at, so that each costs constant time.
  var budget = 256

  var list: TokenList { file.list }

  /// Returns the type that is wanted where an expression begins; nil where that is not evident.
  mutating func type(at start: Int) -> TypeName? {
    let type = written(at: start)
    guard type?.name == "Self" else { return type }
    return file.scopes.owner(at: start).map { TypeName($0) }
  }

  private mutating func written(at start: Int) -> TypeName? {
    var index = start - 1
    // Whether the beginning of the statement lies behind, so that only what is around it counts.
    var isOutside = false
    while index >= 0, budget > 0 {
      budget -= 1
      if startsStatement(index + 1) { isOutside = true }
      switch list[index].kind {
      case .rightParenthesis, .rightBracket, .rightBrace:
        guard let opening = file.scopes.opening(of: index) else { return nil }
        index = opening
      case .leftParenthesis: return type(ofArgumentAt: start, openedBy: index)
      case .leftBracket: return isSubscript(index) ? nil : type(at: index).map(Self.element)
      case .leftBrace: return type(ofBody: index)
      case .equals where !isOutside: return type(ofTargetEndingAt: index - 1)
      case .identifier where !isOutside && list.keyword(index) == .return:
        isOutside = true
      case .plus where !isOutside: return nil
      case .other where !isOutside && !Self.marks.contains(list.text(index)): return nil
      default: break
      }
      index -= 1
    }
    return nil
  }

  /// The marks that may stand behind a name in an expression, or close its generic arguments.
  private static let marks: Set<String> = ["!", "!.", "?", "?.", "<", ">", ">.", "\\", "&"]

  private func startsStatement(_ index: Int) -> Bool {
    index < list.tokens.count && list.isFirstOnLine(index)
      && index > 0 && !list.joinsLines(index - 1, index)
      && list.kind(index - 1) != .comma
  }

  private func isSubscript(_ bracket: Int) -> Bool {
    switch list.kind(bracket - 1) {
    case .identifier: list.keyword(bracket - 1) == nil && touches(bracket)
    case .rightParenthesis, .rightBracket: touches(bracket)
    default: false
    }
  }

  private func touches(_ bracket: Int) -> Bool { list[bracket - 1].end == list[bracket].start }

  /// Returns the type of what a literal of a collection holds.
  private static func element(of type: TypeName) -> TypeName {
    switch type.name {
    case "Array", "Set", "Dictionary": type.arguments.last ?? .unknown
    default: type
    }
  }

  /// Returns the type of what a value is given to: `let row: Row`, `model.row`.
  private mutating func type(ofTargetEndingAt last: Int) -> TypeName? {
    var first = last
    while first > 0, first > last - 32 {
      switch list[first].kind {
      case .colon:
        var parser = TypeParser(list, in: first + 1..<last + 1)
        return parser.parse()
      case .comma, .leftBrace, .leftParenthesis, .semicolon: return nil
      default: break
      }
      if list.isFirstOnLine(first) { break }
      first -= 1
    }
    if list.keyword(first) == .let || list.keyword(first) == .var { return nil }
    var typer = ExpressionTyper(list, file.names(at: first))
    return typer.type(of: first..<last + 1)
  }

  /// Returns what the body that a brace opens yields.
  private mutating func type(ofBody brace: Int) -> TypeName? {
    var arrow: Int?
    var index = brace - 1
    while index >= 0, index > brace - 128, budget > 0 {
      budget -= 1
      switch list[index].kind {
      case .rightParenthesis, .rightBracket, .rightBrace:
        guard let opening = file.scopes.opening(of: index) else { return nil }
        index = opening
      case .leftBrace, .leftParenthesis, .leftBracket, .semicolon, .equals: return nil
      case .arrow: arrow = index
      case .identifier:
        switch list.keyword(index) {
        case .func, .subscript: return arrow.flatMap { parsed($0 + 1..<brace) }
        case .var: return parsed(index + 3..<brace)
        case .if, .else, .switch, .for, .while, .guard, .do, .catch, .get:
          return around(index).flatMap { type(ofBody: $0) }
        default: break
        }
      default: break
      }
      index -= 1
    }
    return nil
  }

  private func parsed(_ range: Range<Int>) -> TypeName? {
    guard range.lowerBound < range.upperBound else { return nil }
    var parser = TypeParser(list, in: range)
    return parser.parse()
  }

  /// Returns the brace around a statement.
  private mutating func around(_ statement: Int) -> Int? {
    var index = statement - 1
    while index >= 0, budget > 0 {
      budget -= 1
      switch list[index].kind {
      case .rightParenthesis, .rightBracket, .rightBrace:
        guard let opening = file.scopes.opening(of: index) else { return nil }
        index = opening
      case .leftBrace: return index
      case .leftParenthesis, .leftBracket: return nil
      default: break
      }
      index -= 1
    }
    return nil
  }
}
