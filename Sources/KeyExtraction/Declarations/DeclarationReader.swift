import SourceFiles

/// Finds what a Swift file declares with localizable types, and the functions and types that hand a
/// string on to a routine as its key.
///
/// Types are known by name; what tells those of one name apart is noted with each declaration, so that
/// only where that is not evident they share what either declares.
struct DeclarationReader {
  let list: TokenList
  let types: LocalizableTypes
  private let flow: ArgumentFlow
  let path: FilePath
  /// Whether only what other modules can see counts.
  let readsPublicOnly: Bool
  var declarations = Declarations()

  init(
    _ list: TokenList,
    _ types: LocalizableTypes,
    _ routines: RoutineTable,
    path: FilePath,
    readsPublicOnly: Bool = false
  ) {
    self.list = list
    self.path = path
    self.types = types
    self.readsPublicOnly = readsPublicOnly
    flow = ArgumentFlow(list, routines, language: .swift, path: path)
  }

  /// Reads the whole file.
  mutating func read() {
    if !readsPublicOnly {
      readTables()
      readClosures()
    }
    readMembers(list.range, of: nil)
    readLookUpsOfDefinedKeys()
  }

  /// Nested types are read to this depth, so that hostile input cannot exhaust the stack.
  private static let depthLimit = 64

  private mutating func readMembers(_ range: Range<Int>, of scope: TypeScope?, depth: Int = 0) {
    guard depth < Self.depthLimit else { return }
    var scope = scope
    var index = range.lowerBound
    while index < range.upperBound {
      if list.keyword(index) == .static, !readsPublicOnly, readAccessor(at: index + 1, in: scope) {
        index += 2
        continue
      }
      switch list.keyword(index) {
      case .struct, .class, .enum, .actor, .extension, .protocol:
        index = readType(at: index, limit: range.upperBound, in: scope, depth: depth)
      case .`init` where list.kind(index - 1) == .dot: index = list.after(index)
      case .func, .`init`: index = readFunction(at: index, in: &scope)
      case .let, .var: index = readProperty(at: index, limit: range.upperBound, into: &scope)
      case .case where scope != nil: index = readCase(at: index, limit: range.upperBound, in: scope)
      case .typealias: index = readAlias(at: index, limit: range.upperBound, in: scope)
      default:
        if scope == nil, isMacro(index) { readMacro(at: index) }
        index = list.after(index)
      }
    }
    if let scope, scope.hasMemberwiseInitializer, !readsPublicOnly {
      let labels = scope.properties.compactMap(\.label)
      let parameters = scope.properties.map { taking(scope.flow, $0.label ?? "", $0) }
      let keys = zip(labels, parameters).filter { $0.1.role?.isLocalizable ?? false }.map(\.0)
      let table = scope.flow.hasKey ? scope.flow.table(besides: labels) : (table(of: keys), true)
      declarations.add(
        scope.name,
        .init(
          parameters: parameters,
          form: .initializer,
          table: table.0,
          hasKnownTable: table.1,
          home: home(ofInitializerIn: scope),
          isMemberwise: true
        )
      )
    }
  }

  private mutating func readType(
    at keyword: Int,
    limit: Int,
    in outer: TypeScope?,
    depth: Int
  ) -> Int {
    // `class func`, `class var`: no type.
    guard list.kind(keyword + 1) == .identifier, list.keyword(keyword + 1) == nil,
      let brace = list.firstTopLevel(
        in: keyword..<limit,
        where: { list[$0].kind == .leftBrace }
      )
    else { return keyword + 1 }
    var name = keyword + 1
    while list.kind(name + 1) == .dot, name + 2 < brace { name += 2 }
    let scope = TypeScope(
      exposure: exposure(ofTypeAt: keyword, in: outer),
      name: list.text(name),
      hasMemberwiseInitializer: list.keyword(keyword) == .struct,
      isString: ["String", "StringProtocol", "NSString"].contains(list.text(name)),
      path: (outer?.path ?? []) + [list.text(name)],
      isExtension: list.keyword(keyword) == .extension,
      isPrivate: outer?.isPrivate ?? false || isPrivate(keyword)
    )
    if list.kind(name + 1) == .colon, list.keyword(keyword) == .class {
      declarations.superclasses[scope.name] = list.text(name + 2)
    }
    readMembers(list.inside(brace), of: scope, depth: depth + 1)
    return list.after(brace)
  }

  private mutating func readFunction(at keyword: Int, in scope: inout TypeScope?) -> Int {
    guard let head = list.swiftFunctionHead(at: keyword) else { return keyword + 1 }
    let (parenthesis, end) = (head.parenthesis, head.end)
    let written = list.parameters(in: parenthesis)
    let isInitializer = list.keyword(keyword) == .`init`
    if isInitializer, !(scope?.isExtension ?? true) { scope?.hasMemberwiseInitializer = false }
    guard let name = isInitializer ? scope?.name : list.text(keyword + 1) else { return end }
    guard isExposed(keyword, in: scope) else { return end }
    let flow = flow.flow(in: list.after(parenthesis)..<end, of: scope?.path ?? [])
    if isMemberOfString(scope, keyword), flow.roles["self"]?.isKey ?? false {
      addSuffix(name, written, flow)
      return end
    }
    let keys = written.filter { types.contain($0.type, of: list) }.map(\.name)
    if !isInitializer { scope?.flow.merge(flow.without(written.map(\.name))) }
    let table = flow.hasKey ? flow.table(besides: written.map(\.name)) : (table(of: keys), true)
    let strings = stringGenerics(ofFunctionAt: keyword, parenthesis, end)
    declarations.add(
      name,
      .init(
        parameters: written.map { taking(flow, $0.name, parameter($0, strings)) },
        form: isInitializer ? .initializer : .function,
        isDisfavored: isDisfavored(keyword),
        table: table.0,
        hasKnownTable: table.1,
        namesBundle: flow.hasKey && flow.namesBundle,
        home: isInitializer
          ? home(ofInitializerIn: scope, isPrivate: isPrivate(keyword))
          : home(ofFunctionAt: keyword, in: scope)
      )
    )
    return end
  }

  private func isMacro(_ index: Int) -> Bool {
    list[index].kind == .identifier && list[index].range.count == 5
      && list.kind(index + 1) == .identifier && list.kind(index + 2) == .leftParenthesis
      && list.text(index) == "macro"
  }

  /// Reads `macro localized(_ key: String.LocalizationValue) -> String`.
  private mutating func readMacro(at word: Int) {
    guard isExposed(word, in: nil) else { return }
    let parameters = list.parameters(in: word + 2).map { parameter($0) }
    declarations.add(list.text(word + 1), .init(parameters: parameters, form: .macro))
  }

  private func isMemberOfString(_ scope: TypeScope?, _ keyword: Int) -> Bool {
    scope?.isString ?? false && !isStatic(keyword)
  }

  /// Adds `"key".localized` or `"key".localized(in: "Table")`.
  private mutating func addSuffix(
    _ name: String,
    _ written: [TokenList.WrittenParameter],
    _ flow: ArgumentFlow.Result
  ) {
    let parameters = written.map { taking(flow, $0.name, parameter($0)) }
    let table = flow.table(besides: written.map(\.name))
    declarations.add(
      name,
      .init(
        parameters: parameters,
        form: .suffix,
        table: table.name,
        hasKnownTable: table.isKnown,
        namesBundle: flow.namesBundle
      )
    )
    declarations.note(flow, of: ["self"], in: path)
  }

  /// Reads `let title: String`, `var a, b: LocalizedStringKey`, and each of several that commas divide.
  private mutating func readProperty(
    at keyword: Int,
    limit: Int,
    into scope: inout TypeScope?
  ) -> Int {
    var name = keyword + 1
    guard list.kind(name) == .identifier, list.lastName(declaredFrom: name) != nil else {
      addInitialized(at: keyword, to: &scope)
      return name
    }
    while list.kind(name) == .identifier, let last = list.lastName(declaredFrom: name) {
      let type = list.typeRange(from: last + 2, limit: limit)
      let names = stride(from: name, through: last, by: 2).map(list.text)
      if types.contain(type, of: list) { declarations.properties.formUnion(names) }
      if isExposed(keyword, in: scope) { addClosure(last, type) }
      guard scope != nil else { return type.upperBound }
      if list.kind(type.upperBound) == .leftBrace, !list.isObserver(type.upperBound) {
        readBody(of: name, openedBy: type.upperBound, in: &scope)
        return list.after(type.upperBound)
      }
      let hasValue = list.kind(type.upperBound) == .equals
      addMembers(names, type, hasValue: hasValue, at: keyword, to: &scope)
      let end =
        hasValue
        ? list.initialValueEnd(from: type.upperBound + 1, limit: limit) : type.upperBound
      guard list.kind(end) == .comma else { return type.upperBound }
      name = end + 1
    }
    return name
  }

  /// Adds properties to the parameters of the memberwise initializer, unless they are constants that
  /// have a value.
  private func addMembers(
    _ names: [String],
    _ type: Range<Int>,
    hasValue: Bool,
    at keyword: Int,
    to scope: inout TypeScope?
  ) {
    if isStatic(keyword) || hasValue && list.keyword(keyword) == .let { return }
    for name in names {
      var written = TokenList.WrittenParameter(label: name, type: type)
      written.hasValue = hasValue || list.keyword(keyword) == .var && isOptional(type)
      scope?.properties.append(parameter(written))
    }
  }

  private func isOptional(_ type: Range<Int>) -> Bool {
    type.last.map { list[$0].kind == .other && list.text($0) == "?" } ?? false
  }

  /// Adds `var isBold = false`, which is a parameter of the memberwise initializer as well.
  private mutating func addInitialized(at keyword: Int, to scope: inout TypeScope?) {
    noteLocalizableValue(of: keyword + 1)
    guard list.keyword(keyword) == .var, list.kind(keyword + 1) == .identifier,
      list.kind(keyword + 2) == .equals, !isStatic(keyword)
    else { return }
    scope?.properties.append(
      Parameter(
        label: list.text(keyword + 1),
        role: nil,
        isString: list.kind(keyword + 3) == .string,
        isOptional: true
      )
    )
  }

  /// Reads what a computed property hands on.
  private mutating func readBody(of name: Int, openedBy brace: Int, in scope: inout TypeScope?) {
    let flow = flow.flow(in: list.inside(brace), of: scope?.path ?? [])
    if isMemberOfString(scope, name - 1), flow.roles["self"]?.isKey ?? false {
      if isExposed(name - 1, in: scope) { addSuffix(list.text(name), [], flow) }
    } else {
      scope?.flow.merge(flow)
    }
  }

  /// Reads `case a(title: LocalizedStringKey), b`.
  private mutating func readCase(at keyword: Int, limit: Int, in scope: TypeScope?) -> Int {
    var name = keyword + 1
    while name < limit, list.kind(name) == .identifier {
      var next = name + 1
      if list.kind(next) == .leftParenthesis {
        let parameters = list.parameters(in: next).map { parameter($0) }
        if scope?.exposure != .nothing {
          declarations.add(
            list.text(name),
            .init(parameters: parameters, form: .enumerationCase, home: home(ofCaseIn: scope))
          )
        }
        next = list.after(next)
      }
      guard list.kind(next) == .comma else { return next }
      name = next + 1
    }
    return max(name, keyword + 1)
  }

  private mutating func readAlias(at keyword: Int, limit: Int, in scope: TypeScope?) -> Int {
    guard list.kind(keyword + 2) == .equals else { return keyword + 1 }
    let type = list.typeRange(from: keyword + 3, limit: limit)
    if let role = types.role(ofTypeIn: type, of: list), isExposed(keyword, in: scope) {
      declarations.aliases[list.text(keyword + 1)] = role
    }
    return max(type.upperBound, keyword + 1)
  }

  /// Notes `var title = LocalizedStringKey("…")`, whose type is that of its value.
  private mutating func noteLocalizableValue(of name: Int) {
    guard list.kind(name) == .identifier, list.kind(name + 1) == .equals,
      list.kind(name + 2) == .identifier, list.kind(name + 3) == .leftParenthesis,
      types.roles[list.text(name + 2)] != nil
    else { return }
    declarations.properties.insert(list.text(name))
  }
}
