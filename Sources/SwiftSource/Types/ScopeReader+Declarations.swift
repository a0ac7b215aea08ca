// Types, functions and closures.
extension ScopeReader {
  mutating func readType(at keyword: Int) {
    guard let head = list.swiftTypeHead(at: keyword) else { return }
    let first = keyword + 1
    let isExtension = list.keyword(keyword) == .extension
    let generics =
      isExtension ? [:] : list.genericParameters(in: first..<head.parents.lowerBound)
    var parser = TypeParser(list, in: first..<head.body)
    guard let name = isExtension ? parser.parse()?.name : list.text(head.name) else { return }
    expect(.members(of: name), in: head.body, generics: generics)
  }

  mutating func readFunction(at keyword: Int) {
    guard let head = list.swiftFunctionHead(at: keyword) else { return }
    let generics = list.genericParameters(in: keyword + 1..<head.parenthesis)
    if owner == nil { bindFunction(at: keyword, head, generics) }
    guard let brace = head.body else { return }
    expect(.body, in: brace)
    open(.body, until: list.after(brace), generics: generics)
    if list.hasModifier(Self.mutating, before: keyword) { noteChangeOfSelf() }
    for parameter in list.parameters(in: head.parenthesis) {
      let type = type(in: parameter.type) ?? .unknown
      let last = parameter.type.upperBound - 1
      let isVariadic = list.kind(last) == .other && list.text(last).hasSuffix("...")
      bind(
        parameter.name,
        to: .declared(isVariadic ? .array(type) : type),
        from: keyword,
        isInOut: list.text(parameter.type.lowerBound) == "inout"
      )
    }
  }

  private static let mutating = Vocabulary(["mutating"])

  /// Binds the name of a function in a body to what it returns, and to what it takes.
  private mutating func bindFunction(
    at keyword: Int,
    _ head: FunctionHead,
    _ generics: GenericParameters
  ) {
    let name =
      switch list.keyword(keyword) {
      case .`init`: "init()"
      case .subscript: "[]"
      default: list.text(keyword + 1) + "()"
      }
    if let result = type(in: head.result, generics) {
      bind(name, to: .declared(result), from: keyword)
    }
    guard list.keyword(keyword) == .func else { return }
    let parameters = list.parameters(in: head.parenthesis)
    let types = parameters.map { type(in: $0.type, generics) ?? .unknown }
    let taken = TypeName.function(types, labels: parameters.map(\.label), result: .unknown)
    bind(TypeDeclarations.parametersPrefix + name, to: .declared(taken), from: keyword)
  }

  /// Binds what the head of a closure declares.
  mutating func readClosureHead(at brace: Int) {
    guard let head = list.closureHead(at: brace) else { return }
    for capture in list.split(head.captures) { readCapture(capture, from: head.range.lowerBound) }
    for (position, part) in head.parameters.enumerated() {
      readClosureParameter(part, at: position, of: brace)
    }
  }

  /// Reads `name = value` in a closure's list of captures; what is captured by its name alone is known
  /// already.
  private mutating func readCapture(_ capture: Range<Int>, from start: Int) {
    guard let equals = list.topLevel(.equals, in: capture),
      equals > capture.lowerBound, list.kind(equals - 1) == .identifier
    else { return }
    bind(list.text(equals - 1), to: .value(equals + 1..<capture.upperBound, []), from: start)
  }

  private mutating func readClosureParameter(_ part: Range<Int>, at position: Int, of brace: Int) {
    guard let first = part.first, list[first].kind == .identifier else { return }
    let colon = list.topLevel(.colon, in: part)
    let declared = colon.flatMap { type(in: $0 + 1..<part.upperBound) }
    bind(
      list.text(first),
      to: declared.map { .declared($0) } ?? .closureParameter(position, brace: brace),
      from: brace,
      isInOut: colon.map { list.text($0 + 1) == "inout" } ?? false
    )
  }
}
