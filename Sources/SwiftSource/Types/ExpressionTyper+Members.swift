// Members and calls: of the project's types, and of Swift's and Foundation's own.
extension ExpressionTyper {
  mutating func property(_ name: String, of type: TypeName?) -> TypeName? {
    if let found = declaredByAlias(name, of: type) { return found }
    let type = type.map(index.resolved)
    if let type {
      if let component = type.component(name) { return component }
      if name == "rawValue", let raw = index.rawType(of: type.name) { return raw }
      if let declared = declaredMember(name, of: type) { return declared.known }
      if name.utf8.first.map({ "A"..."Z" ~= $0 }) ?? false, index.isDeclared(name) {
        return TypeName(name)
      }
      if let known = KnownMembers.property(name, of: type) { return known }
    }
    return memberByName(name, of: type)
  }

  /// Returns the type of a member that an extension of another name of the type declares.
  private mutating func declaredByAlias(_ member: String, of type: TypeName?) -> TypeName? {
    guard let type, index.resolved(type) != type else { return nil }
    return declared(member, of: type)
  }

  mutating func method(
    _ name: String,
    of type: TypeName?,
    _ arguments: CallArguments
  ) -> TypeName? {
    let member = name + "()"
    if let found = declaredByAlias(member, of: type) { return found }
    if name == "as", let value = arguments.list.first?.value { return metatype(value) }
    if name == "run", type?.name == "MainActor", let brace = arguments.closures.first {
      return result(ofClosure: brace)
    }
    let type = type.map(index.resolved)
    if let type {
      if let declared = declaredMember(member, of: type) {
        return declared.known ?? genericResult(of: name, in: type.name, arguments)
      }
      if let function = declared(name, of: type), function.isFunction { return function.result }
      if let transformed = transformed(type, by: name, arguments) { return transformed }
      if let known = KnownMembers.method(name, of: type) { return known }
    } else if name == "enumerated" || name == "indexed" {
      return transformed(.unknown, by: name, arguments)
    }
    return memberByName(member, of: type)
  }

  /// Returns the type that `Int.self` names.
  private func metatype(_ value: Range<Int>) -> TypeName? {
    guard value.count > 2, list.keyword(value.upperBound - 1) == .self else { return nil }
    return list.typeName(in: value.dropLast(2))
  }

  /// A member that has one type everywhere in the project has it here as well, if nothing is known of
  /// the receiver, and no type that is met so often has a member of that name which a key treats
  /// otherwise.
  private mutating func memberByName(_ member: String, of type: TypeName?) -> TypeName? {
    let known = KnownMembers.ofAnyType[member]
    let common = type.map(mayForwardMembers) ?? true ? commonType(of: member) : nil
    guard let common = common ?? (type?.isUnknown == true ? foreignType(of: member) : nil) else {
      return known
    }
    let specifier = common.specifier(index)
    if KnownMembers.ofProtocols.contains(member) {
      return known?.specifier(index) == specifier ? known : nil
    }
    let others = KnownMembers.types(ofMember: member)
    return others.allSatisfy { $0.specifier(index) == specifier } ? common : known
  }

  /// Returns whether a foreign type may lend the members of what it holds, as a `Store<State>`
  /// does.
  private func mayForwardMembers(_ type: TypeName) -> Bool {
    isForeign(type) && !type.arguments.isEmpty && !type.isTuple && !type.isFunction
      && !KnownMembers.collections.contains(type.name)
  }

  /// Returns the type of a call of a function by its name alone.
  mutating func call(of name: String, _ arguments: CallArguments) -> TypeName? {
    if let result = type(ofName: name + "()") { return result }
    if let function = type(ofName: name), function.isFunction { return function.result }
    for owner in [names.owner ?? "", ""] {
      if let result = genericResult(of: name, in: owner, arguments) { return result }
    }
    let first = arguments.list.first?.value
    switch name {
    case "min", "max":
      return arguments.list.map { type(of: $0.value) }.reduce(.integerLiteral, TypeName.joined)
    case "abs": return first.flatMap { type(of: $0) }
    case "round", "floor", "ceil", "sqrt", "trunc":
      return TypeName.joined(.floatLiteral, first.flatMap { type(of: $0) })?.settled
    case "withAnimation", "withTransaction", "autoreleasepool":
      return arguments.closures.first.flatMap { result(ofClosure: $0) }
    case "pow", "log", "log2", "log10", "exp", "sin", "cos": return .double
    case "stride": return first.flatMap { type(of: $0) }.map { TypeName("Stride", [$0.settled]) }
    case "zip":
      let elements = arguments.list.map { type(of: $0.value)?.element ?? .unknown }
      return TypeName("Zip", [.tuple(elements, labels: elements.map { _ in nil })])
    default: return nil
    }
  }

  /// Returns the type of a value that an initializer makes.
  mutating func initialized(_ type: TypeName, _ arguments: CallArguments) -> TypeName? {
    if KnownMembers.stringFunctions.contains(type.name) { return .string }
    let first = arguments.list.first
    switch type.name {
    case "Array", "Set":
      guard type.arguments.isEmpty, let first else { return type }
      let argument = self.type(of: first.value).map(index.resolved)
      let element = first.label == "repeating" ? argument : argument?.element
      return TypeName(type.name, element.map { [$0] } ?? [])
    case "Binding", "Optional", "State": return first.flatMap { self.type(of: $0.value) }
    case "Task" where type.arguments.isEmpty:
      let result = arguments.closures.first.flatMap { self.result(ofClosure: $0) }
      return TypeName(type.name, result.map { [$0] } ?? [])
    default: return inferred(type, arguments)
    }
  }

  // MARK: - Sequences and closures

  /// Returns what a method makes of a sequence, or of an optional, by Swift's own declarations.
  private mutating func transformed(
    _ type: TypeName,
    by name: String,
    _ arguments: CallArguments
  ) -> TypeName? {
    switch name {
    case "enumerated", "indexed":
      let element = type.element ?? .unknown
      let number = name == "indexed" ? "index" : "offset"
      return TypeName("Enumerated", [.tuple([.int, element], labels: [number, "element"])])
    case "map", "compactMap", "flatMap":
      guard let result = mapped(type.sequenceElement ?? type, arguments) else { return nil }
      if type.sequenceElement == nil { return result }
      return .array(name == "flatMap" ? result.element ?? result : result)
    case "reduce": return reduced(arguments, of: type.sequenceElement)
    case "joined":
      let isOfArrays = type.element?.element != nil && type.element != .string
      return isOfArrays && arguments.list.isEmpty ? type.element : .string
    default: return nil
    }
  }

  /// Returns what the closure or key path of `map` yields.
  private mutating func mapped(_ element: TypeName, _ arguments: CallArguments) -> TypeName? {
    if let brace = arguments.closures.first { return result(ofClosure: brace, given: [element]) }
    guard let value = arguments.list.first?.value, let first = value.first else { return nil }
    if list[first].kind == .leftBrace { return result(ofClosure: first, given: [element]) }
    if isKeyPath(first) { return type(ofKeyPath: value, from: element) }
    return list.keyword(value.upperBound - 1) == .`init` ? TypeName(list.text(first)) : nil
  }

  /// Returns whether a key path begins at a token: `\.name`.
  func isKeyPath(_ index: Int) -> Bool {
    list.kind(index) == .other && list.text(index).hasPrefix("\\")
  }

  /// Returns the type of what a key path leads to.
  mutating func type(ofKeyPath path: Range<Int>, from root: TypeName?) -> TypeName? {
    var type = root
    for index in path.dropFirst() where list[index].kind == .identifier {
      type = property(list.text(index), of: type)
    }
    return type
  }

  private mutating func reduced(_ arguments: CallArguments, of element: TypeName?) -> TypeName? {
    guard let initial = arguments.list.first, let type = type(of: initial.value) else { return nil }
    guard type.isLiteral else { return type }
    // An operator makes one element of two.
    if arguments.list.count == 2, arguments.list[1].value.count == 1 {
      return TypeName.joined(type, element)
    }
    let written = arguments.list.count == 2 ? arguments.list[1].value.first : nil
    guard let brace = arguments.closures.first ?? written, list.kind(brace) == .leftBrace else {
      return nil
    }
    return TypeName.joined(type, result(ofClosure: brace, given: [type, element ?? .unknown]))
  }

  /// Returns the names that the parameters of a closure have, with the types that its call gives them; a
  /// tuple that is given alone may be taken apart.
  private func bound(_ types: [TypeName], toClosureAt brace: Int) -> [String: TypeName] {
    let written = list.closureHead(at: brace)?.parameters.compactMap(\.first).map(list.text)
    var types = types
    if types.count == 1, types[0].isTuple, written.map({ $0.count > 1 }) ?? usesSecond(brace) {
      types = types[0].arguments
    }
    let names = written ?? types.indices.map { "$\($0)" }
    return Dictionary(zip(names, types)) { first, _ in first }.filter { !$0.value.isUnknown }
  }

  private func usesSecond(_ brace: Int) -> Bool {
    list.inside(brace).contains { list.text($0) == "$1" }
  }

  /// Returns the type of the expressions that a closure yields, of which each must have one.
  mutating func result(ofClosure brace: Int, given types: [TypeName] = []) -> TypeName? {
    let results = list.results(inBody: list.closureBody(brace))
    let given = self.given.merging(bound(types, toClosureAt: brace)) { $1 }
    var joined: TypeName?
    for result in results {
      var scope = names
      if let file = names.file, list[result.lowerBound].start < file.list.bytes.count {
        scope = file.names(of: list, at: result.lowerBound)
      }
      let type = delegate(list, scope, given: given) { $0.type(of: result) }
      guard let type else { return nil }
      joined = TypeName.joined(joined, type) ?? type
    }
    return joined
  }

  /// Returns the type that a closure's parameter gets from the call whose argument it is.
  mutating func type(
    ofParameter position: Int,
    ofClosureAt brace: Int,
    _ file: ScopedFile
  ) -> TypeName? {
    guard let call = file.closureCall(at: brace) else {
      var expected = ExpectedType(file: file)
      return expected.type(at: brace)?.parameter(position)
    }
    // The type of a receiver may rest on closures again.
    if file.list.kind(call.name - 1) != .dot {
      var expected = ExpectedType(file: file)
      if let declared = expected.type(ofClosureAt: brace) { return declared.parameter(position) }
    }
    let arguments = call.parenthesis.map(list.arguments(in:)) ?? []
    let name = list.text(call.name)
    if name == "reduce", position == 0 {
      // A literal stays one, as `0` may begin a sum of any numbers.
      return arguments.first.flatMap { type(of: $0.value) }
    }
    if let known = KnownMembers.closureParameters[name] {
      return known.indices.contains(position) ? known[position] : nil
    }
    if name == "TableColumn" {
      let table = file.closure(of: "Table", around: brace)
      return table.flatMap { type(ofParameter: 0, ofClosureAt: $0, file) }
    }
    if name == "ActivityConfiguration", let attributes = arguments.first {
      let type = type(of: attributes.value) ?? .unknown
      return TypeName(KnownMembers.activityContext, [type])
    }
    if let subject = arguments.first(where: { KnownMembers.subjects.contains($0.label ?? "") }) {
      return type(of: subject.value)
    }
    let isView = KnownMembers.loops.contains(name)
    guard isView || KnownMembers.elementwise.contains(name) else {
      guard let receiver = file.receiver(ofMember: call.name),
        let type = self.type(of: receiver).map(index.resolved)
      else { return nil }
      var expected = ExpectedType(file: file)
      return expected.type(ofClosureAt: brace, calledOn: type)?.parameter(position)
    }
    let sequence = isView ? arguments.first?.value : file.receiver(ofMember: call.name)
    guard let type = sequence.flatMap({ self.type(of: $0) }).map(index.resolved) else { return nil }
    let element = type.sequenceElement ?? (KnownMembers.ofOptionals.contains(name) ? type : nil)
    if let element, element.isTuple, file.parameterCount(ofClosureAt: brace) > 1, name != "reduce" {
      return element.component(position)
    }
    return element
  }
}

extension TypeName {
  /// The type of a sequence's elements; a string is rather taken for one value.
  fileprivate var sequenceElement: TypeName? { self == .string ? nil : element }
}
