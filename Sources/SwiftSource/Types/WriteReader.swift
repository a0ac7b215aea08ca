import Platform
import SourceFiles

/// Finds the texts that a Swift file gives to properties by assignments and initializers, to parameters of
/// functions, and to cases.
struct WriteReader {
  /// A value with the name that it is noted under.
  struct Entry {
    let key: String
    /// The name of the property, the function or the case.
    let name: Int
    let write: StringSources.Write
  }

  private let unit: SourceUnit
  private let list: TokenList
  private let outline: Outline
  private var entries: [Entry] = []
  /// The types and functions around the token that is read, the outermost first, and the first item
  /// behind it.
  private var types: [Outline.Item] = []
  private var functions: [Outline.Item] = []
  private var next = 0
  /// The types of the file's properties by their names, as soon as one is requested.
  private lazy var typesOfProperties = findTypesOfProperties()

  /// A longer value is no text.
  private static let lengthLimit = 240

  static func entries(in unit: SourceUnit) -> [Entry] {
    var reader = WriteReader(unit)
    reader.read()
    return reader.entries
  }

  private init(_ unit: SourceUnit) {
    (self.unit, list, outline) = (unit, unit.tokens, unit.outline)
  }

  private mutating func read() {
    // What holds no text gives none.
    if list.literals.isEmpty { return }
    let tokens = list.all
    for index in tokens.indices {
      switch tokens[index].kind {
      case .equals: readAssignment(at: index)
      case .leftParenthesis: readArguments(in: index)
      default: break
      }
    }
  }

  // MARK: - Assignments

  /// Reads `message = "…"`, `self.message = isNew ? "…" : "…"`, `model.message = "…"`, and
  /// `message = text` where `text` is a parameter.
  private mutating func readAssignment(at equals: Int) {
    guard let name = list.target(of: equals) else { return }
    let isName = list.kind(equals + 1) == .identifier
    guard isName || holdsLiteral(equals + 1..<min(equals + Self.lengthLimit, list.count)) else {
      return
    }
    let end = list.expressionEnd(from: equals + 1, limit: list.count)
    enterItems(around: equals)
    let value = equals + 1..<end
    if mayBeText(value) {
      guard let owner = owner(ofTarget: name) else { return }
      add(name, of: owner, expression(value), false)
    } else if isName, value.count == 1,
      let parameter = parameter(named: list.text(value.lowerBound)),
      let owner = owner(ofTarget: name)
    {
      let isInitializer = functions.last?.kind == .initializer
      add(name, of: owner, .parameter(parameter), isInitializer)
    }
  }

  /// Returns the type whose property is assigned to, if it is told; nil where no property is.
  private mutating func owner(ofTarget name: Int) -> String?? {
    guard list.isOwn(name) else {
      return list.isMember(name) ? .some(typeOfReceiver(of: name)) : nil
    }
    // The variable of a body has the name to itself.
    let member = outline.items[..<next].last?.keyword ?? 0
    let isVariable = !list.isMember(name) && list.isVariable(name, declaredBehind: member)
    return isVariable ? nil : types.last.map { list.text($0.name) }
  }

  /// Returns the parameter of the function around the token that has a name.
  private func parameter(named name: String) -> StringSources.Parameter? {
    guard let function = functions.last, let type = types.last,
      let parenthesis = function.parenthesis
    else { return nil }
    let owner = list.text(type.name)
    let parameters = list.parameters(in: parenthesis)
    return parameters.firstIndex { $0.name == name }.map { position in
      StringSources.Parameter(
        function: function.kind == .initializer ? owner : list.text(function.name),
        type: owner,
        label: parameters[position].label,
        position: position
      )
    }
  }

  // MARK: - Arguments

  /// Reads `Item(title: "…")`, `.init(title: "…")`, `show("…")`, and `.failed("…")` of a case.
  private mutating func readArguments(in parenthesis: Int) {
    guard holdsLiteral(list.inside(parenthesis)), let callee = list.callee(of: parenthesis),
      !list.opensName(at: parenthesis)
    else { return }
    enterItems(around: parenthesis)
    let isInitializer = list.keyword(callee) == .`init`
    if !isInitializer, list.keyword(callee) != nil { return }
    let qualifier = list.qualifier(of: callee).flatMap { list.isCapitalized($0) ? $0 : nil }
    for (position, argument) in list.arguments(in: parenthesis).enumerated()
    where mayBeText(argument.value) {
      let argument = (position: position, label: argument.label, value: argument.value)
      if isInitializer || list.isCapitalized(callee) {
        add(argument, ofInitializerOf: isInitializer ? qualifier : callee)
      } else if qualifier != nil || list.isImplicitMember(callee) {
        let name = list.text(callee)
        let key = TypeDeclarations.payloadName(of: name, argument.label, at: position)
        add(callee, under: key, of: qualifier.map(list.text), expression(argument.value), true)
      }
      if !isInitializer, !list.isCapitalized(callee) {
        let key = StringSources.Parameter.key(of: list.text(callee), argument.label, position)
        add(callee, under: key, of: ownerOfCall(callee), expression(argument.value), true)
      }
    }
  }

  private typealias Argument = (position: Int, label: String?, value: Range<Int>)

  /// Adds what an initializer gets, which may be that of any type without a name before it.
  private mutating func add(_ argument: Argument, ofInitializerOf type: Int?) {
    let value = expression(argument.value)
    if let label = list.label(ofValueAt: argument.value.lowerBound) {
      add(label, of: type.map(list.text), value, true)
    }
    guard let type else { return }
    let name = list.text(type)
    let key = StringSources.Parameter.key(of: name, argument.label, argument.position)
    add(type, under: key, of: name, value, true)
  }

  /// Returns the type whose function is called, where it is told.
  private mutating func ownerOfCall(_ callee: Int) -> String? {
    if list.isMember(callee), !list.isCalledOnSelf(callee) {
      return list.qualifier(of: callee).flatMap { list.isCapitalized($0) ? list.text($0) : nil }
        ?? typeOfReceiver(of: callee)
    }
    return types.last.map { list.text($0.name) }
  }

  // MARK: - Names

  private mutating func typeOfReceiver(of member: Int) -> String? {
    guard let receiver = list.nameOfReceiver(ofMember: member) else { return nil }
    let local = functions.last.flatMap {
      list.typeOfVariable(receiver, declaredBehind: $0.keyword)
    }
    return local.map(list.text) ?? typesOfProperties[list.text(receiver)]
  }

  /// Returns the types that the properties of each name are declared with, where these agree.
  private func findTypesOfProperties() -> [String: String] {
    var types: [String: String?] = [:]
    for item in outline.items where item.kind == .property {
      guard let type = nameOfType(item) else { continue }
      let name = list.text(item.name)
      types[name] = types[name].map { $0 == type ? type : nil } ?? type
    }
    return types.compactMapValues(\.self)
  }

  /// Returns the name in `model: Model`, `model: Model?`, `model = Model()` and behind
  /// `@Environment(Model.self)`.
  private func nameOfType(_ item: Outline.Item) -> String? {
    if let last = item.type.last(where: { list.kind($0) == .identifier }) {
      return list.isPath(item.type.lowerBound..<last + 1) ? list.text(last) : nil
    }
    if let first = item.value?.first, list.isCapitalized(first), list.isCalled(first) {
      return list.text(first)
    }
    return list.typeOfEnvironment(before: item.keyword).map(list.text)
  }

  /// Enters the types and functions that begin before a token, and leaves those that end there.
  private mutating func enterItems(around token: Int) {
    while next < outline.items.count, outline.items[next].keyword < token {
      let item = outline.items[next]
      if item.kind.isType { types.append(item) }
      if item.kind == .function || item.kind == .initializer { functions.append(item) }
      next += 1
    }
    types.removeAll { $0.end <= token }
    functions.removeAll { $0.end <= token }
  }

  // MARK: - Values

  private mutating func add(
    _ name: Int,
    under key: String? = nil,
    of owner: String?,
    _ value: StringSources.Write.Value,
    _ isArgument: Bool
  ) {
    let write = StringSources.Write(owner: owner, isArgument: isArgument, value: value)
    entries.append(Entry(key: key ?? list.text(name), name: name, write: write))
  }

  private func expression(_ value: Range<Int>) -> StringSources.Write.Value {
    let start = list[value.lowerBound].start
    let source = StringSources.Source(
      kind: .constant,
      path: unit.path,
      scope: 0..<0,
      bytes: Array(list.bytes[start..<list[value.upperBound - 1].end]),
      start: start,
      content: 0
    )
    return .expression(source, home: types.last.map { list.text($0.name) } ?? "")
  }

  /// Whether a value may be a text: it holds a literal, and is no closure.
  private func mayBeText(_ value: Range<Int>) -> Bool {
    guard let first = value.first, value.count <= Self.lengthLimit else { return false }
    return list.kind(first) != .leftBrace && holdsLiteral(value)
  }

  private func holdsLiteral(_ range: Range<Int>) -> Bool {
    let next = list.literals.partitioningIndex { $0 >= range.lowerBound }
    return next < list.literals.count && list.literals[next] < range.upperBound
  }
}

extension TokenList {
  /// Returns the name in `@Environment(Model.self)` before the keyword of a property.
  fileprivate func typeOfEnvironment(before keyword: Int) -> Int? {
    var index = keyword - 1
    while index > keyword - 4, kind(index) == .identifier { index -= 1 }
    guard kind(index) == .rightParenthesis, self.keyword(index - 1) == .self,
      kind(index - 3) == .identifier
    else { return nil }
    return index - 3
  }
}
