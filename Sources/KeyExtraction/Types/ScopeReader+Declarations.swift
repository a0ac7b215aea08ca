// Types, functions, properties and cases.
extension ScopeReader {
  mutating func readType(at keyword: Int) {
    // `class func`, `class var`: no type.
    guard list.kind(keyword + 1) == .identifier || list.kind(keyword + 1) == .leftBracket,
      list.keyword(keyword + 1) == nil, let brace = body(after: keyword + 1)
    else { return }
    let isExtension = list.keyword(keyword) == .extension
    let generics = isExtension ? [:] : genericParameters(in: keyword + 1..<brace)
    var parser = TypeParser(list, in: keyword + 1..<brace)
    guard let name = isExtension ? parser.parse()?.name : list.text(keyword + 1) else { return }
    let end = isExtension ? parser.index : afterGenerics(keyword + 2, limit: brace)
    let parents = parents(after: end, limit: brace)
    declare(type: name, parents: parents, isReference: isReference(keyword))
    expect(.members(of: name), in: brace, generics: generics)
  }

  /// Reads `: A, B`.
  private func parents(after colon: Int, limit: Int) -> [String] {
    guard list.kind(colon) == .colon else { return [] }
    var parents: [String] = []
    var parser = TypeParser(list, in: colon + 1..<limit)
    while let parent = parser.parse() {
      parents.append(parent.name)
      guard list.kind(parser.index) == .comma else { break }
      parser = TypeParser(list, in: parser.index + 1..<limit)
    }
    return parents
  }

  /// Skips `<…>`, if it begins here.
  private func afterGenerics(_ start: Int, limit: Int) -> Int {
    var angles = 0
    for index in start..<limit {
      if list[index].kind == .other {
        let text = list.text(index)
        angles += text.utf8.count { $0 == "<" } - text.utf8.count { $0 == ">" }
      }
      if angles == 0 { return list[index].kind == .other ? index + 1 : index }
    }
    return start
  }

  private func isReference(_ keyword: Int) -> Bool? {
    switch list.keyword(keyword) {
    case .struct, .enum: false
    case .extension: nil
    default: true
    }
  }

  /// Returns the brace of the body that belongs to a declaration or statement.
  func body(after start: Int) -> Int? {
    let limit = min(start + Self.headLimit, list.count)
    return list.firstTopLevel(in: start..<limit) { list[$0].kind == .leftBrace }
  }

  mutating func readFunction(at keyword: Int) {
    guard let head = list.swiftFunctionHead(at: keyword) else { return }
    let parenthesis = head.parenthesis
    let generics = genericParameters(in: keyword + 1..<parenthesis)
    let written = type(
      at: head.result.lowerBound,
      limit: head.result.upperBound,
      generics: generics
    )
    let name = functionName(at: keyword)
    let result = list.keyword(keyword) == .`init` ? owner.map { TypeName($0) } : written
    if let owner { declare(name, result ?? .unknown, in: owner) }
    if skipsBodies, let owner { declareParameters(in: parenthesis, of: name, generics, in: owner) }
    if owner == nil, let result {
      bind(name, to: .declared(result), from: keyword)
    }
    if let brace = head.body, let owner {
      declareSource(ofFunctionNamed: name, at: keyword, body: brace, in: owner)
    }
    guard let brace = head.body, !skipsBodies else { return }
    expect(.body, in: brace)
    open(.body, until: list.after(brace), generics: generics)
    for parameter in list.parameters(in: parenthesis) {
      let type =
        type(at: parameter.type.lowerBound, limit: parameter.type.upperBound) ?? .unknown
      let last = parameter.type.upperBound - 1
      let isVariadic = list.kind(last) == .other && list.text(last).hasSuffix("...")
      bind(parameter.name, to: .declared(isVariadic ? .array(type) : type), from: keyword)
    }
  }

  /// Declares what a function takes, for those who ask for the type of an argument.
  private mutating func declareParameters(
    in parenthesis: Int,
    of name: String,
    _ generics: Generics,
    in owner: String
  ) {
    guard name.hasSuffix("()"), !list.inside(parenthesis).isEmpty else { return }
    let parameters = list.parameters(in: parenthesis)
    let types = parameters.map {
      type(at: $0.type.lowerBound, limit: $0.type.upperBound, generics: generics) ?? .unknown
    }
    declare(
      Self.parametersPrefix + name,
      .function(types, labels: parameters.map(\.label), result: .unknown),
      in: owner
    )
  }

  private func functionName(at keyword: Int) -> String {
    switch list.keyword(keyword) {
    case .`init`: "init()"
    case .subscript: "[]"
    default: list.text(keyword + 1) + "()"
    }
  }

  /// Reads `<T: P, U>` among the tokens of a head.
  private func genericParameters(in range: Range<Int>) -> Generics {
    guard let open = range.first(where: { list[$0].kind == .other && list.text($0) == "<" }) else {
      return [:]
    }
    return (open + 1..<range.upperBound).reduce(into: [:]) { generics, name in
      guard list[name].kind == .identifier,
        list.kind(name - 1) == .comma || name == open + 1
      else { return }
      generics[list.text(name)] = constraint(behind: name, limit: range.upperBound)
    }
  }

  /// Returns the one protocol in `T: P`.
  private func constraint(behind name: Int, limit: Int) -> TypeName {
    guard list.kind(name + 1) == .colon, list.kind(name + 2) == .identifier, name + 3 < limit,
      list.kind(name + 3) == .comma || list.kind(name + 3) == .other && list.text(name + 3) == ">"
    else { return .unknown }
    return TypeName(list.text(name + 2))
  }

  mutating func readAlias(at keyword: Int) {
    guard list.kind(keyword + 2) == .equals else { return }
    let range = list.typeRange(from: keyword + 3, limit: list.count)
    guard let type = type(at: range.lowerBound, limit: range.upperBound) else { return }
    declare(alias: list.text(keyword + 1), of: type)
  }

  mutating func readAssociatedType(at keyword: Int) {
    if list.kind(keyword + 1) == .identifier { addGeneric(list.text(keyword + 1)) }
  }

  /// Reads `case a(name: String), b`.
  mutating func readEnumerationCase(at keyword: Int, of owner: String) {
    var name = keyword + 1
    while list.kind(name) == .identifier {
      declare(list.text(name), TypeName(owner), in: owner)
      var next = name + 1
      let hasPayload = list.kind(next) == .leftParenthesis
      if hasPayload {
        let parameters = list.parameters(in: next)
        let types = parameters.map { type(at: $0.type.lowerBound, limit: $0.type.upperBound) }
        let payload = TypeName.tuple(
          types.map { $0 ?? .unknown },
          labels: parameters.map(\.label)
        )
        declare(Self.payloadName(of: list.text(name)), payload, in: owner)
        declare(list.text(name) + "()", TypeName(owner), in: owner)
        next = list.after(next)
      }
      var raw: [UInt8]?
      if list.kind(next) == .equals {
        raw = rawValue(after: next)
        next += list.kind(next + 1) == .other ? 3 : 2
      }
      declare(.init(name: list.text(name), rawValue: raw, hasPayload: hasPayload), in: owner)
      guard list.kind(next) == .comma else { return }
      name = next + 1
    }
  }

  /// The name under which what a case holds is declared.
  static func payloadName(of name: String) -> String { payloadPrefix + name }

  static let payloadPrefix = "case "

  /// The name under which the parameters of a function are declared.
  static func parametersName(of function: String) -> String { parametersPrefix + function + "()" }

  static let parametersPrefix = "parameters of "

  /// Reads closure parameters: `{ item in`, `{ (index, item: T) -> Void in`, `{ [weak self] x in`.
  mutating func readClosureHead(at brace: Int) {
    let limit = min(brace + 48, list.count)
    var index = brace + 1
    if list.kind(index) == .leftBracket { index = list.after(index) }
    let start = index
    while index < limit, list.keyword(index) != .in {
      guard isPartOfClosureHead(index) else { return }
      index = list.after(index)
    }
    guard index < limit else { return }
    let isParenthesized = list.kind(start) == .leftParenthesis
    let range = isParenthesized ? list.inside(start) : start..<index
    for (position, part) in list.split(range).enumerated() {
      readClosureParameter(part, at: position, of: brace)
    }
  }

  private func isPartOfClosureHead(_ index: Int) -> Bool {
    switch list[index].kind {
    case .identifier:
      list.keyword(index) == nil || [.async, .throws, .any, .some].contains(list.keyword(index))
    case .leftParenthesis, .leftBracket, .comma, .colon, .arrow, .dot, .at: true
    case .other: "<>?!.&".utf8.contains(list.bytes[list[index].start])
    default: false
    }
  }

  private mutating func readClosureParameter(_ part: Range<Int>, at position: Int, of brace: Int) {
    guard let first = part.first, list[first].kind == .identifier else { return }
    let colon = list.firstTopLevel(in: part) { list[$0].kind == .colon }
    let declared = colon.flatMap { type(at: $0 + 1, limit: part.upperBound) }
    bind(
      list.text(first),
      to: declared.map { .declared($0) } ?? .closureParameter(position, brace: brace),
      from: brace
    )
  }
}
