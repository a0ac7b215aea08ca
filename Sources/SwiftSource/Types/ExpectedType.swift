/// Returns the type that the place of an expression wants: of `.init(…)`, which names none itself.
package struct ExpectedType {
  package let file: ScopedFile
  /// Places that may still be looked at, so that each costs constant time.
  package var budget = 256

  package init(file: ScopedFile) { self.file = file }

  package var list: TokenList { file.list }

  /// Returns the type that is wanted where an expression begins; nil where that is not evident.
  package mutating func type(at start: Int) -> TypeName? {
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
      case .leftBracket: return isSubscript(index) ? nil : type(ofElementIn: index)
      case .leftBrace: return type(ofBody: index)
      case .equals where !isOutside: return type(ofTargetEndingAt: index - 1)
      case .identifier where !isOutside && list.keyword(index) == .return:
        isOutside = true
      case .plus where !isOutside: return type(ofOperandBefore: index)
      case .other where !isOutside && list.text(index) == "+=":
        return type(ofOperandBefore: index)
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

  /// Returns the type of what the literal of a collection holds: the one that is wanted of it, else that
  /// of its first element.
  private mutating func type(ofElementIn bracket: Int) -> TypeName? {
    if let wanted = type(at: bracket).map(Self.element)?.known { return wanted }
    return list.entries(in: bracket).first.flatMap { told($0.value) }
  }

  /// Returns the type of what stands before an operator whose operands have one type.
  private mutating func type(ofOperandBefore sign: Int) -> TypeName? {
    file.chain(before: sign).flatMap { told($0) }
  }

  /// Returns the type that an expression has by itself.
  private mutating func told(_ expression: Range<Int>) -> TypeName? {
    let names = file.names(at: expression.lowerBound)
    var typer = ExpressionTyper(list, names, budget: budget)
    defer { budget = typer.budget }
    return typer.type(of: expression).map(file.index.resolved)
  }

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
    // Commas between angle brackets are the type's own.
    var angles = 0
    while first > 0, first > last - 32 {
      switch list[first].kind {
      case .rightParenthesis, .rightBracket:
        guard let opening = file.scopes.opening(of: first) else { return nil }
        first = opening
      case .colon: return parsed(first + 1..<last + 1)
      case .other: angles += list.text(first).hasPrefix(">") ? 1 : list.text(first) == "<" ? -1 : 0
      case .comma where angles > 0: break
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
    // The scopes take the body of a property for a closure.
    if file.isClosure(brace), list.keyword(brace - 1) != .get {
      return type(ofPropertyWithBody: brace) ?? type(ofClosure: brace)
    }
    var arrow: Int?
    var index = brace - 1
    while index >= 0, index > brace - 128, budget > 0 {
      budget -= 1
      switch list[index].kind {
      case .rightParenthesis, .rightBracket, .rightBrace:
        guard let opening = file.scopes.opening(of: index) else { return nil }
        index = opening
      case .leftBrace, .leftParenthesis, .leftBracket, .semicolon: return nil
      case .arrow: arrow = index
      case .identifier:
        switch list.keyword(index) {
        case .func, .subscript: return arrow.flatMap { parsed($0 + 1..<brace) }
        case let word? where word.hasBlock:
          return around(index).flatMap { type(ofBody: $0) }
        default: break
        }
      default: break
      }
      index -= 1
    }
    return nil
  }

  /// Returns the type that is written before the body of a property.
  private mutating func type(ofPropertyWithBody brace: Int) -> TypeName? {
    var index = brace - 1
    while index > 0, index > brace - 128, budget > 0 {
      budget -= 1
      switch list[index].kind {
      case .rightParenthesis, .rightBracket:
        guard let opening = file.scopes.opening(of: index) else { return nil }
        index = opening
      case .colon where list.keyword(index - 2) == .var:
        var parser = TypeParser(list, in: index + 1..<brace)
        let type = parser.parse()
        return parser.index == brace ? type : nil
      case .identifier, .dot, .comma, .question, .other, .arrow, .at: break
      default: return nil
      }
      index -= 1
    }
    return nil
  }

  /// Returns what a closure is to yield: what it says itself, else by the place that it stands in.
  private mutating func type(ofClosure brace: Int) -> TypeName? {
    if let head = list.closureHead(at: brace),
      let arrow = list.topLevel(.arrow, in: head.range)
    {
      return parsed(arrow + 1..<head.range.upperBound)
    }
    let next = list.kind(list.after(brace))
    guard let call = file.closureCall(at: brace) else {
      let wanted = type(at: brace)
      return next == .leftParenthesis ? wanted : wanted?.result
    }
    if let declared = type(ofClosureAt: brace) { return declared.result }
    let name = list.text(call.name)
    if let known = Self.closures[name] { return known }
    guard KnownMembers.mappings.contains(name), next != .dot,
      let receiver = file.receiver(ofMember: call.name), let wanted = type(at: receiver.lowerBound)
    else { return nil }
    return name == "flatMap" ? wanted : Self.element(of: wanted)
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
