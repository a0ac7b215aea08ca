import Platform
import SourceFiles

extension TypeDeclarations {
  /// Folds what a Swift file declares from its outline.
  package init(swift unit: SourceUnit) {
    var reader = SwiftTypeReader(unit)
    reader.readMembers(of: nil, .init(name: "", body: nil, generics: [:]))
    self = reader.declarations
    for index in reader.enumerations.keys.sorted() {
      guard let (name, enumeration) = reader.enumerations[index] else { continue }
      strings.add(enumeration, of: name)
    }
  }
}

/// Reads the types of members, and what gives strings, from an outline.
private struct SwiftTypeReader {
  private let list: TokenList
  private let outline: Outline
  private let path: FilePath
  /// The names that the file gives to tuples and collections of strings.
  private let aliasesOfText: Set<String>
  private(set) var declarations = TypeDeclarations()
  /// The enumerations by the items of their types.
  private(set) var enumerations: [Int: (name: String, value: StringSources.Enumeration)] = [:]

  /// The type whose members are read; its name is empty for what stands outside of all types.
  struct Owner {
    let name: String
    /// The type around it; empty where none is.
    var outer = ""
    let body: Int?
    var generics: GenericParameters
  }

  /// Types within types are read to this depth, so that hostile input cannot exhaust the stack.
  private static let depthLimit = 64

  init(_ unit: SourceUnit) {
    (list, outline, path) = (unit.tokens, unit.outline, unit.path)
    let aliases = unit.outline.items.filter { item in
      item.kind == .alias && unit.tokens.namesText(in: item.type)
    }
    aliasesOfText = Set(aliases.map { unit.tokens.text($0.name) })
  }

  mutating func readMembers(of type: Int?, _ owner: Owner, depth: Int = 0) {
    var owner = owner
    for index in outline.members(of: type) {
      let item = outline.items[index]
      switch item.kind {
      case .function, .initializer, .subscriptMember: readFunction(item, of: owner)
      case .property: readProperty(item, of: owner)
      case .enumerationCase: readCase(item, in: type ?? index, of: owner)
      case .alias: readAlias(item, of: owner)
      case .associatedType: owner.generics[list.text(item.name)] = .unknown
      case .macro: break
      default: if depth < Self.depthLimit { readType(item, at: index, of: owner, depth) }
      }
    }
  }

  private mutating func readType(_ item: Outline.Item, at index: Int, of outer: Owner, _ depth: Int)
  {
    let isExtension = item.kind == .extensionOfType
    let head = item.keyword + 1..<(item.body ?? item.keyword + 1)
    let generics =
      isExtension
      ? [:]
      : list.filledParameters(in: item.keyword + 1..<item.type.lowerBound, byNumber: true)
    var parser = TypeParser(list, in: head)
    guard let name = isExtension ? parser.parse()?.name : list.text(item.name) else { return }
    let qualifier = isExtension ? list.qualifier(of: item.name).map(list.text) : outer.name
    if let isReference = item.kind.isReference {
      declarations.add(type: name, in: outer.name, isReference: isReference)
      if item.kind == .protocolType { declarations.protocols.append(name) }
    }
    declarations.add(parents: parents(in: item.type), to: name)
    let all = outer.generics.merging(generics) { $1 }
    let owner = Owner(name: name, outer: qualifier ?? "", body: item.body, generics: all)
    readMembers(of: index, owner, depth: depth + 1)
  }

  /// Reads `A, B`.
  private func parents(in range: Range<Int>) -> [String] {
    var parents: [String] = []
    var parser = TypeParser(list, in: range)
    while let parent = parser.parse() {
      parents += [parent.name] + parser.composed
      guard list.kind(parser.index) == .comma else { break }
      parser = TypeParser(list, in: parser.index + 1..<max(range.upperBound, parser.index + 1))
    }
    return parents
  }

  private func type(in range: Range<Int>, of owner: Owner) -> TypeName? {
    list.type(in: range, erasing: owner.generics)
  }

  private mutating func declare(_ name: String, _ type: TypeName, in owner: Owner) {
    declarations.add(name, .type(type), to: owner.name, in: owner.outer)
  }

  // MARK: - Functions

  private mutating func readFunction(_ item: Outline.Item, of owner: Owner) {
    guard let parenthesis = item.parenthesis else { return }
    let generics = list.filledParameters(in: item.keyword + 1..<parenthesis, byNumber: false)
    var inner = owner
    inner.generics.merge(generics) { $1 }
    let name = name(ofFunction: item)
    let result =
      item.kind == .initializer ? TypeName(owner.name) : type(in: item.type, of: inner) ?? .unknown
    declare(name, result, in: owner)
    declareParameters(in: parenthesis, of: name, inner)
    if let brace = item.body {
      declareSource(ofFunction: item, named: name, body: brace, in: owner)
    }
  }

  private func name(ofFunction item: Outline.Item) -> String {
    switch item.kind {
    case .initializer: "init()"
    case .subscriptMember: "[]"
    default: list.text(item.name) + "()"
    }
  }

  /// Declares what a function takes, for questions about the type of an argument.
  private mutating func declareParameters(in parenthesis: Int, of name: String, _ owner: Owner) {
    guard name.hasSuffix("()"), !list.inside(parenthesis).isEmpty else { return }
    let parameters = list.parameters(in: parenthesis)
    let types = parameters.map { type(in: $0.type, of: owner) ?? .unknown }
    declare(
      TypeDeclarations.parametersPrefix + name,
      .function(types, labels: parameters.map(\.label), result: .unknown),
      in: owner
    )
  }

  // MARK: - Properties

  private mutating func readProperty(_ item: Outline.Item, of owner: Owner) {
    let name = list.text(item.name)
    if let declared = type(in: item.type, of: owner) {
      declare(name, declared, in: owner)
    } else if item.type.isEmpty, let value = item.value {
      declare(name, valueIn: value, in: owner)
    } else {
      declareWrapped(name, at: item.name, in: owner)
    }
    declareSource(ofProperty: item, named: name, in: owner)
  }

  private mutating func declare(_ name: String, valueIn range: Range<Int>, in owner: Owner) {
    if let type = evidentType(of: range) { return declare(name, type, in: owner) }
    guard let first = range.first, let last = range.last else { return }
    let bytes = list.bytes[list[first].start..<list[last].end]
    // A longer value is no simple expression.
    guard bytes.count <= 240 else { return }
    declarations.add(name, .value(Array(bytes)), to: owner.name, in: owner.outer)
  }

  /// Returns the type of the commonest initial values, so that these need not be kept.
  private func evidentType(of range: Range<Int>) -> TypeName? {
    guard let first = range.first, range.count == 1 else { return nil }
    switch list[first].kind {
    case .string, .interpolatedString: return .string
    case .number: return list.numberType(first)
    default: return nil
    }
  }

  /// Reads `@Environment(Model.self) private var model` and `@Environment(\.model) var model`.
  private mutating func declareWrapped(_ text: String, at name: Int, in owner: Owner) {
    var index = name - 2
    while index > name - 6, list.kind(index) == .identifier { index -= 1 }
    guard list.kind(index) == .rightParenthesis else { return declare(text, .unknown, in: owner) }
    if list.keyword(index - 1) == .self, list.kind(index - 3) == .identifier {
      declare(text, TypeName(list.text(index - 3)), in: owner)
    } else if list.kind(index - 2) == .dot, list.kind(index - 1) == .identifier {
      let value = Array("EnvironmentValues.\(list.text(index - 1))".utf8)
      declarations.add(text, .value(value), to: owner.name, in: owner.outer)
    }
  }

  private mutating func readAlias(_ item: Outline.Item, of owner: Owner) {
    guard let type = type(in: item.type, of: owner) else { return }
    declarations.add(alias: list.text(item.name), of: type)
  }

  // MARK: - Cases

  private mutating func readCase(_ item: Outline.Item, in type: Int, of owner: Owner) {
    let name = list.text(item.name)
    declare(name, TypeName(owner.name), in: owner)
    if let parenthesis = item.parenthesis {
      let parameters = list.parameters(in: parenthesis)
      let types = parameters.map { self.type(in: $0.type, of: owner) ?? .unknown }
      let payload = TypeName.tuple(types, labels: parameters.map(\.label))
      declare(TypeDeclarations.payloadName(of: name), payload, in: owner)
      declare(name + "()", TypeName(owner.name), in: owner)
    }
    let entry = StringSources.Case(
      name: name,
      rawValue: item.value.flatMap(rawValue),
      start: list[item.value?.first ?? item.name].start,
      hasPayload: item.parenthesis != nil
    )
    let empty = (
      name: owner.name, value: StringSources.Enumeration(path: path, scope: scope(of: owner))
    )
    enumerations[type, default: empty].value.cases.append(entry)
  }

  /// Returns the raw value that is written, a sign of a number included.
  private func rawValue(in range: Range<Int>) -> [UInt8]? {
    guard range.upperBound <= list.count else { return nil }
    return Array(list.bytes[list[range.lowerBound].start..<list[range.upperBound - 1].end])
  }

  // MARK: - Texts

  /// Notes the value of a property, or its body where it is of a string's type.
  private mutating func declareSource(
    ofProperty item: Outline.Item,
    named name: String,
    in owner: Owner
  ) {
    if let value = item.value, let first = value.first {
      // A long value without any literal is no text.
      guard value.count <= 24 || value.contains(where: { list[$0].isLiteral }) else { return }
      let isConstant = list.keyword(item.keyword) == .let
      let range = item.name..<value.upperBound
      add(isConstant ? .constant : .variable, item, name, range, content: first, in: owner)
    } else if let body = item.body, yieldsText(item.type), !isRequirement(body) {
      add(.body, item, name, item.name..<list.after(body), content: body, in: owner)
    }
  }

  /// Notes the body of a function that returns a string.
  private mutating func declareSource(
    ofFunction item: Outline.Item,
    named name: String,
    body brace: Int,
    in owner: Owner
  ) {
    guard !item.type.isEmpty, yieldsText(item.type.lowerBound..<brace) else { return }
    add(.body, item, name, item.keyword..<list.after(brace), content: brace, in: owner)
  }

  private mutating func add(
    _ kind: StringSources.Source.Kind,
    _ item: Outline.Item,
    _ name: String,
    _ range: Range<Int>,
    content: Int,
    in owner: Owner
  ) {
    guard let first = range.first, let last = range.last, last < list.count else { return }
    let bytes = list.bytes[list[first].start..<list[last].end]
    guard bytes.count <= StringSources.lengthLimit else { return }
    let source = StringSources.Source(
      kind: kind,
      path: path,
      scope: scope(of: owner),
      bytes: Array(bytes),
      start: list[first].start,
      content: list[content].start - list[first].start,
      isOfType: list.isStatic(item.keyword)
    )
    declarations.strings.add(name, source, to: owner.name)
  }

  /// The bytes of the body of the type that is read; none outside of all types.
  private func scope(of owner: Owner) -> Range<Int> {
    guard let body = owner.body, list.after(body) <= list.count else { return 0..<0 }
    return list[body].start..<list[list.after(body) - 1].end
  }

  /// Returns whether braces hold nothing but `get` and `set`, as in a protocol.
  private func isRequirement(_ brace: Int) -> Bool {
    let inside = list.inside(brace)
    return list.keyword(brace + 1) == .get && inside.count <= 4
      && inside.allSatisfy { list[$0].kind == .identifier }
  }

  /// Returns whether a type is a string, or holds strings.
  private func yieldsText(_ type: Range<Int>) -> Bool {
    list.namesText(in: type)
      || !aliasesOfText.isEmpty
        && type.contains { list.kind($0) == .identifier && aliasesOfText.contains(list.text($0)) }
  }
}

extension TokenList {
  /// Returns whether a type names strings.
  fileprivate func namesText(in type: Range<Int>) -> Bool {
    type.contains { index in
      guard kind(index) == .identifier else { return false }
      let name = text(index)
      return name == "String" || name == "NSString"
    }
  }
}

extension Outline.Item.Kind {
  /// Whether a type is one of references; nil for what only extends one.
  fileprivate var isReference: Bool? {
    switch self {
    case .structure, .enumeration: false
    case .extensionOfType: nil
    default: true
    }
  }
}
