import SwiftSource

/// Finds the literals that become keys where an expression has a localizable type.
struct LocalizableExpressions {
  let list: TokenList
  /// Whether a plain string would do as well, so that one branch of a choice that is a string makes
  /// the other one a string: `Text(name ?? "Unknown")`.
  var acceptsStrings = false
  let context: FileContext

  /// A literal that is a key, with what else its initializer says.
  struct Literal {
    let token: Int
    /// The arguments of the innermost `.init(…)` around it.
    var arguments: [(label: String?, value: Range<Int>)] = []
    /// Whether a closure yields it, or what it stands in is cast, so that the closure or the cast may be read
    /// once more by itself.
    var isReadTwice = false
  }

  /// Bodies within bodies are read to this depth, so that hostile input cannot exhaust the stack.
  private static let depthLimit = 64

  /// Returns the literals of an expression: both branches of a choice, the elements of an array,
  /// the values of a dictionary, the components of a tuple, what a closure or a `switch` yields.
  func literals(in expression: Range<Int>, as role: LiteralRole, depth: Int = 0) -> [Literal] {
    guard depth < Self.depthLimit, let (range, isCast) = stripped(expression, as: role),
      let first = range.first
    else { return [] }
    if isCast { return readTwice(literals(in: range, as: role, depth: depth + 1)) }
    switch list.shape(of: range) {
    case .statement: return literals(inBody: range, as: role, depth: depth + 1)
    case .conditional(let left, let right), .coalescing(let left, let right):
      if acceptsStrings, !isLocalizable(left, depth) || !isLocalizable(right, depth) { return [] }
      return literals(in: left, as: role, depth: depth + 1)
        + literals(in: right, as: role, depth: depth + 1)
    case .literal(let token): return role.isCompound ? [] : [Literal(token: token)]
    case .collection(let bracket):
      guard list.partner(of: bracket) < list.tokens.count else { return [] }
      return list.entries(in: bracket).flatMap { entry in
        guard case .dictionary(let keys, let values) = role, let key = entry.key else {
          return literals(in: entry.value, as: role, depth: depth + 1)
        }
        return [(key, keys), (entry.value, values)].flatMap { part, role in
          role.map { literals(in: part, as: $0, depth: depth + 1) } ?? []
        }
      }
    case .closure(let brace), .calledClosure(let brace):
      return literals(inClosureAt: brace, as: role, depth + 1)
    case .parenthesized(let parenthesis):
      return components(of: parenthesis, as: role, depth: depth + 1)
    case .sum(let operands):
      return list[first].kind == .leftBracket ? literals(inSum: operands, as: role, depth) : []
    case .initializer(let parenthesis): return initialized(in: parenthesis, as: role, depth)
    case .chain: return literals(inChain: range, as: role, depth + 1)
    case .nothing, .tuple, .name, .other: return []
    }
  }

  /// Marks literals that may be read by themselves as well.
  func readTwice(_ literals: [Literal]) -> [Literal] {
    literals.map { literal in
      var literal = literal
      literal.isReadTwice = true
      return literal
    }
  }

  /// Takes away parentheses around the whole, and a cast to a localizable type, and tells whether there was
  /// one; nil where it is cast to another type.
  private func stripped(
    _ expression: Range<Int>,
    as role: LiteralRole
  ) -> (range: Range<Int>, isCast: Bool)? {
    var range = expression
    var isCast = false
    while let first = range.first {
      if list.keyword(first) == .try || list.keyword(first) == .await {
        range = first + 1..<range.upperBound
      } else if list[first].kind == .leftParenthesis, list.after(first) == range.upperBound {
        if role.isCompound, list.split(list.inside(first)).count > 1 { return (range, isCast) }
        range = list.inside(first)
      } else if let cast = list.cast(in: range), cast > first {
        guard isLocalizable(castBehind: cast, in: range) else { return nil }
        range = first..<cast
        isCast = true
      } else {
        break
      }
    }
    return (range, isCast)
  }

  private func isLocalizable(castBehind cast: Int, in range: Range<Int>) -> Bool {
    context.types.contain(list.type(castBy: cast, in: range), of: list)
  }

  /// Returns the literals of arrays that are joined by plus signs.
  private func literals(
    inSum operands: [Range<Int>],
    as role: LiteralRole,
    _ depth: Int
  ) -> [Literal] {
    operands.flatMap { operand in
      operand.first.map { list[$0].kind == .leftBracket } ?? false
        ? literals(in: operand, as: role, depth: depth + 1) : []
    }
  }

  private func components(of parenthesis: Int, as role: LiteralRole, depth: Int) -> [Literal] {
    guard case .tuple(let roles) = role else { return [] }
    let arguments = list.arguments(in: parenthesis)
    guard arguments.count == roles.count else { return [] }
    return zip(arguments, roles).flatMap { argument, role in
      role.map { literals(in: argument.value, as: $0, depth: depth) } ?? []
    }
  }

  /// Returns whether an expression is a choice between what a name stands for and a literal, so
  /// that only the name's type says what the literal is.
  func restsOnNames(_ expression: Range<Int>) -> Bool {
    guard acceptsStrings else { return false }
    let chosen = list.expression(in: expression)
    return (chosen.branches != nil || list.defaultValue(ofElementIn: chosen.range) != nil)
      && !literals(in: expression, as: .key).isEmpty
  }

  /// Returns whether a branch is of a localizable type for all that is evident: a literal, `nil`, a
  /// value made by such a type's initializer, or a property that was declared with one.
  private func isLocalizable(_ branch: Range<Int>, _ depth: Int) -> Bool {
    let range = list.strippedExpression(branch)
    guard let first = range.first, let last = range.last else { return false }
    if list.keyword(first) == .nil { return true }
    switch list.shape(of: range) {
    // Strings are generic where a literal is a key, and no initializer without a name makes such a type.
    case .initializer: return true
    case .chain:
      guard let values = values(ofChain: range) else {
        if list.subscriptBracket(endingIn: range) == nil { break }
        return isElementLocalizable(range)
      }
      return depth < Self.depthLimit && values.allSatisfy { isLocalizable($0, depth + 1) }
    default: break
    }
    if !literals(in: branch, as: .key, depth: depth + 1).isEmpty { return true }
    if list.kind(first) == .identifier, list.isInitialized(first) {
      return context.types.roles[list.text(first)] != nil
    }
    return list[last].kind == .identifier && context.properties.contains(last, of: list)
      && mayBeLocalizable(range)
  }

  /// Returns the values of which a chain yields one: the elements of a collection, and the results of the
  /// closure that makes a value.
  private func values(ofChain chain: Range<Int>) -> [Range<Int>]? {
    if let bracket = list.collection(ofElementIn: chain) {
      return list.entries(in: bracket).map(\.value)
    }
    guard let brace = list.mapping(endingIn: chain) else { return nil }
    return list.results(inBody: list.closureBody(brace))
  }

  /// Returns whether the types that the project declares let an expression be of a localizable one.
  ///
  /// Where they do not tell, a member in front of `??` is an optional text of a package's or a
  /// database's type: a string.
  private func mayBeLocalizable(_ range: Range<Int>) -> Bool {
    guard let file = context.file else { return true }
    var typer = ExpressionTyper(list, file.names(of: list, at: range.lowerBound))
    if let type = typer.type(of: range) {
      return context.types.roles[file.index.resolved(type).name] != nil
    }
    let isMember = range.last.map(list.isMember) ?? false
    return !(isMember && list.kind(range.upperBound) == .nilCoalescing)
  }

  /// Returns the string of which `.init(…)` makes a key, and the token of the call; nil where the
  /// expression is no such call.
  func textOfInitializer(_ expression: Range<Int>) -> (text: Range<Int>, call: Int)? {
    let range = list.strippedExpression(expression)
    guard !range.isEmpty, case .initializer(let parenthesis) = list.shape(of: range),
      let first = list.arguments(in: parenthesis).first,
      first.label == nil || first.label == Routine.stringLiteralLabel
    else { return nil }
    return (first.value, parenthesis - 1)
  }

  /// Reads `.init("…", table: …)`, also with the labels that Apple's types have.
  private func initialized(in parenthesis: Int, as role: LiteralRole, _ depth: Int) -> [Literal] {
    let arguments = list.arguments(in: parenthesis)
    // Only a resource is made of more than a text.
    let isResource = role == .resource || arguments.count > 1
    return arguments.enumerated().flatMap { position, argument -> [Literal] in
      let isKey =
        argument.label.map(Routine.initializerLabels.contains) ?? (position == 0 && isResource)
      guard isKey else { return [] }
      return literals(in: argument.value, as: role, depth: depth + 1).filter { literal in
        // An interpolated `stringLiteral:` is a string already before it becomes a key.
        argument.label != Routine.stringLiteralLabel || list[literal.token].kind == .string
      }
      .map { literal in
        // What stands within says where its text is: `.init(title: .init("…", table: "Intents"))`.
        literal.arguments.isEmpty ? Literal(token: literal.token, arguments: arguments) : literal
      }
    }
  }

  /// Returns the literals that the statements of a body yield: by `return`, or by being a statement.
  func literals(inBody body: Range<Int>, as role: LiteralRole, depth: Int = 0) -> [Literal] {
    guard depth < Self.depthLimit else { return [] }
    return list.statements(in: body).flatMap { literals(ofStatement: $0, as: role, depth: depth) }
  }

  private func literals(
    ofStatement statement: Range<Int>,
    as role: LiteralRole,
    depth: Int
  ) -> [Literal] {
    switch list.shape(ofStatement: statement) {
    case .returned(let value): literals(in: value, as: role, depth: depth + 1)
    case .choice(let bodies), .getter(let bodies), .blocks(let bodies):
      bodies.flatMap { literals(inBody: $0, as: role, depth: depth + 1) }
    case .value: literals(in: statement, as: role, depth: depth + 1)
    case .directive, .label, .declaration, .assignment: []
    }
  }
}
