import LocalizationModel
import SwiftSource

// Operands and what follows them: members, calls, subscripts.
extension TextEvaluator {
  /// Returns the texts of an expression that ends in a member, a call or a subscript.
  mutating func texts(ofChain expression: Range<Int>, _ steps: ArraySlice<Step>) -> Texts {
    var range = expression
    while let last = range.last, list.isMark(last) { range = range.lowerBound..<last }
    guard let part = list.lastPart(of: range) else { return .unknown() }
    let before = range.lowerBound..<part
    if part == range.lowerBound { return texts(ofOperand: range, expression, steps) }
    switch list[part].kind {
    case .identifier:
      guard let receiver = receiver(before: part, in: range) else {
        return part == range.lowerBound + 1 ? texts(ofImplicitMember: part, steps) : .unknown()
      }
      return texts(ofProperty: part, of: receiver, steps)
    case .leftParenthesis, .leftBrace: return texts(ofCallAt: part, in: range, steps)
    case .leftBracket: return texts(of: before, [.item] + steps)
    case .number:
      guard let position = Int(list.text(part)),
        let receiver = receiver(before: part, in: range)
      else { return .unknown() }
      return texts(of: receiver, [.component(position)] + steps)
    default: return .unknown()
    }
  }

  /// Reads `.about`, which is no text where another function of the name takes it.
  private func texts(ofImplicitMember member: Int, _ steps: ArraySlice<Step>) -> Texts {
    if let name = caseName(member, of: nil, steps) { return name }
    guard steps.isEmpty, let file = names.file else { return .unknown() }
    var expected = ExpectedType(file: file)
    let dot = file.token(at: list[member].start) - 1
    return expected.isOfOverload(memberAt: dot) ? .none : .unknown()
  }

  /// The texts of an expression when marks of optionals are taken away.
  private mutating func texts(
    ofOperand range: Range<Int>,
    _ whole: Range<Int>,
    _ steps: ArraySlice<Step>
  ) -> Texts {
    range == whole ? .unknown() : texts(of: range, steps)
  }

  /// Returns what stands before a member and its dot; nil where another operator does.
  private func receiver(before member: Int, in range: Range<Int>) -> Range<Int>? {
    guard member - 1 > range.lowerBound, list.isDot(member - 1) else { return nil }
    return range.lowerBound..<member - 1
  }

  // MARK: - Properties

  private mutating func texts(
    ofProperty member: Int,
    of receiver: Range<Int>,
    _ steps: ArraySlice<Step>
  ) -> Texts {
    let name = list.text(member)
    let type = type(of: receiver)
    if let type {
      let cases = cases(of: type, in: receiver)
      if let found = texts(ofMember: name, of: type, steps, cases: cases) {
        // Some types keep what a protocol requires, and others compute it.
        let isRequired = isShown && !index.conformers(of: type.name).isEmpty
        return isRequired ? found.union(texts(writtenTo: name, of: type.name, steps)) : found
      }
      if name == "rawValue", let raw = rawValues(of: type, cases) { return raw }
    }
    if let name = caseName(member, of: receiver, steps) { return name }
    if let transform = KnownTexts.property(name) {
      let texts = texts(of: receiver)
      if !texts.isUnknown { return texts.map(transform) }
    }
    switch name {
    case "first", "last", "lazy":
      let path: [Step] = name == "lazy" ? [] : [.element]
      return texts(of: receiver, path + steps)
    case "keys": return texts(of: receiver, steps.withComponent(0))
    case "values": return texts(of: receiver, steps.withComponent(1))
    default: break
    }
    let labelled = texts(of: receiver, [.label(name, of: type?.name)] + steps)
    if !labelled.isUnknown {
      return labelled.patterns.contains(.anything)
        ? labelled.union(texts(writtenTo: name, of: type?.name ?? "", steps)) : labelled
    }
    if let type, let position = type.position(ofComponent: name) {
      return texts(of: receiver, [.component(position)] + steps)
    }
    // Which of several modules has it would be a guess.
    if isImportedModule(receiver), let place,
      index.stringSources(of: name, in: "", from: place).sources.count == 1,
      let found = texts(ofMember: name, of: TypeName(""), steps)
    {
      return found
    }
    if isOfSystem(name) || type.map({ isTakenAsKey(name, by: $0.name) }) ?? false { return .none }
    return texts(writtenTo: name, of: type?.name ?? "", steps)
      .union(.unknown("property '\(name)' has no known value"))
  }

  /// Whether a member is one of the frameworks' types alone.
  ///
  /// The system has looked its text up, which is no key. An error's may be what the project describes its
  /// own errors by.
  private func isOfSystem(_ name: String) -> Bool {
    let source = name == "localizedDescription" ? "errorDescription" : name
    return KnownTexts.members.contains(name) && index.owners(of: source) == []
  }

  /// Whether the initializers of a type take a property as a key, so that their calls tell its texts.
  ///
  /// Decoded values have texts of other files, too.
  private func isTakenAsKey(_ name: String, by type: String) -> Bool {
    let isTaken = functions.find(type).contains { signature in
      signature.form == .initializer && functions.canSee(signature)
        && signature.parameters.contains { $0.label == name && $0.isKey }
    }
    return isTaken && index.ancestors(of: type).isDisjoint(with: ["Codable", "Decodable"])
  }

  /// Whether an initializer that a type declares looks its argument up, so that the property holds another
  /// text.
  func isLookedUp(_ label: String, by type: String) -> Bool {
    isShown
      && functions.find(type).contains { signature in
        signature.form == .initializer && !signature.isMemberwise && functions.canSee(signature)
          && signature.parameters.contains { $0.label == label && $0.isKey }
      }
  }

  /// Whether an expression is the name of a module, which says where a name is declared: `Model.title`.
  private func isImportedModule(_ receiver: Range<Int>) -> Bool {
    guard receiver.count == 1, list.isCapitalized(receiver.lowerBound), let file = names.file else {
      return false
    }
    let name = list.text(receiver.lowerBound)
    return file.list.importedModules.contains(name) && !index.isDeclared(name)
  }

  // MARK: - Calls

  private mutating func texts(
    ofCallAt part: Int,
    in range: Range<Int>,
    _ steps: ArraySlice<Step>
  ) -> Texts {
    let name = part - 1
    // A closure that is called at once: `{ … }()`.
    if list.kind(name) == .rightBrace, list.kind(range.lowerBound) == .leftBrace,
      list.partner(of: range.lowerBound) == name
    {
      return texts(ofBody: list.inside(range.lowerBound), steps)
    }
    guard list.kind(name) == .identifier, name >= range.lowerBound else { return .unknown() }
    let arguments = list[part].kind == .leftParenthesis ? list.arguments(in: part) : []
    let closure = list[part].kind == .leftBrace ? part : nil
    let call = Call(name: list.text(name), arguments: arguments, closure: closure)
    if name == range.lowerBound + 1, list.isDot(range.lowerBound) {
      return texts(ofImplicit: call, at: name, steps)
    }
    if let receiver = receiver(before: name, in: range) {
      let found = texts(of: call, on: receiver, steps)
      return withoutTranslations(found, of: call, on: receiver, steps)
    }
    guard name == range.lowerBound else { return .unknown() }
    return withoutTranslations(texts(of: call, steps), of: call, on: nil, steps)
  }

  /// Returns what a call gives without what it finds in a table, if its function looks a string up: that
  /// has no other text, and neither has the string where there is none.
  private mutating func withoutTranslations(
    _ found: Texts,
    of call: Call,
    on receiver: Range<Int>?,
    _ steps: ArraySlice<Step>
  ) -> Texts {
    guard steps.isEmpty, found.whole == nil, isShown || found.patterns.contains(.anything),
      looksUp(call, on: receiver)
    else { return found }
    let given = call.arguments.map { texts(of: $0.value) }.joined().patterns
    // Among more than are followed may be all that is found.
    if isShown, given.contains(.anything) { return .none }
    return found.without([.anything] + given)
  }

  /// Returns whether a call is evidently one of a function of the project's that looks a string up
  /// and gives the text.
  private mutating func looksUp(_ call: Call, on receiver: Range<Int>?) -> Bool {
    let labels = call.arguments.map(\.label)
    let named = functions.find(call.name)
    if named.contains(where: { $0.home?.isPrivate ?? false }) { trace.restsOnFile = true }
    let all = named.filter { signature in
      functions.canSee(signature) && signature.form == .function && signature.givesString
        && signature.parameters(for: labels)?.contains { $0.role == .stringKey } ?? false
    }
    if all.isEmpty { return false }
    let types = receiver.map { [type(of: $0)?.name ?? ""] } ?? owners
    let names = types.reduce(into: Set<String>()) { $0.formUnion(index.ancestors(of: $1)) }
    return all.contains { $0.owner.map(names.contains) ?? (receiver == nil) }
  }

  /// A function's name with its arguments.
  struct Call {
    let name: String
    let arguments: [TokenList.Argument]
    /// The brace of the closure behind the name.
    let closure: Int?
  }

  /// Reads a call of a function by its name alone, or of an initializer.
  private mutating func texts(of call: Call, _ steps: ArraySlice<Step>) -> Texts {
    switch call.name {
    case "fatalError", "preconditionFailure": return .none
    // These find their texts by themselves, also where another routine of the name takes strings.
    case "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString":
      if steps.isEmpty { return .none }
    case "String", "NSString": return texts(ofString: call.arguments)
    case "Array", "Set": return call.arguments.first.map { texts(of: $0.value, steps) } ?? .none
    default: break
    }
    if case .label(let label, _) = steps.first {
      let argument = call.arguments.first { $0.label == label }
      if let argument {
        return isLookedUp(label, by: call.name)
          ? .none : texts(of: argument.value, steps.dropFirst())
      }
    }
    for owner in owners {
      if let found = texts(
        ofMember: call.name + "()",
        of: TypeName(owner),
        steps,
        arguments: call.arguments,
        cases: arguments["self"]
      ) {
        return found
      }
    }
    return .unknown("what '\(call.name)' returns is not known")
  }

  /// The types whose members have no receiver here, the empty name for none included.
  private var owners: [String] {
    guard let file = names.file else { return [""] }
    let types = file.scopes.scopes(around: names.position).compactMap { scope in
      if case .members(let owner) = scope.kind { owner } else { nil }
    }
    return types + [""]
  }

  private mutating func texts(
    of call: Call,
    on receiver: Range<Int>,
    _ steps: ArraySlice<Step>
  ) -> Texts {
    let type = type(of: receiver)
    if let type {
      let cases = cases(of: type, in: receiver)
      let found = texts(
        ofMember: call.name + "()",
        of: type,
        steps,
        arguments: call.arguments,
        cases: cases
      )
      if let found { return found }
    }
    if steps.isEmpty, let transform = transformation(call) {
      return texts(of: receiver).map(transform)
    }
    switch call.name {
    case "init" where type == .string: return texts(ofString: call.arguments)
    // The text that a table has for a key is looked up no further.
    case "localizedString" where call.arguments.first?.label == "forKey" && steps.isEmpty:
      return .none
    case "localizedStringWithFormat" where steps.isEmpty:
      guard let format = call.arguments.first else { return .unknown() }
      return texts(ofFormat: format.value, call.arguments.dropFirst())
    case "init": return texts(ofInitializer: call, of: type?.name, steps)
    case "appending" where call.arguments.count == 1 && steps.isEmpty:
      return texts(of: receiver).followed(by: texts(of: call.arguments[0].value))
    case "filter", "sorted", "reversed", "shuffled", "dropFirst", "dropLast", "prefix", "suffix":
      return texts(of: receiver, steps)
    case "randomElement", "min", "max", "first", "last", "popLast", "removeFirst", "removeLast":
      return texts(of: receiver, [.element] + steps)
    case "enumerated", "indexed":
      switch steps.dropFirst().first {
      case .component(1), .label("element", _):
        return texts(of: receiver, [.element] + steps.dropFirst(2))
      default: return .unknown()
      }
    case "map", "compactMap": return mapped(receiver, call, steps)
    case "joined" where steps.isEmpty: return joined(receiver, call.arguments)
    default: return .unknown("what '\(call.name)' returns is not known")
    }
  }

  /// Reads `.init(title: "…")` of the type that is wanted there, or else of the one that has the property.
  private mutating func texts(
    ofImplicit call: Call,
    at name: Int,
    _ steps: ArraySlice<Step>
  ) -> Texts {
    guard isShown, call.name == "init", case .label(_, let owner) = steps.first,
      let file = names.file
    else { return .unknown() }
    var expected = ExpectedType(file: file)
    let wanted = expected.type(at: file.token(at: list[name].start) - 1).map(index.resolved)
    guard let type = wanted?.name ?? owner else { return .unknown() }
    return texts(ofInitializer: call, of: type, steps)
  }

  /// Returns the texts that an initializer gets for the property that steps begin with.
  private mutating func texts(
    ofInitializer call: Call,
    of type: String?,
    _ steps: ArraySlice<Step>
  ) -> Texts {
    guard case .label(let label, _) = steps.first,
      let argument = call.arguments.first(where: { $0.label == label })
    else { return .unknown() }
    if let type, isLookedUp(label, by: type) { return .none }
    return texts(of: argument.value, steps.dropFirst())
  }

  /// Reads `["a", "b"].joined(separator: ".")`.
  private mutating func joined(_ receiver: Range<Int>, _ arguments: [TokenList.Argument]) -> Texts {
    guard list.kind(receiver.lowerBound) == .leftBracket,
      list.after(receiver.lowerBound) == receiver.upperBound
    else { return .unknown("what 'joined' returns is not known") }
    let separator = arguments.first.map { texts(of: $0.value) } ?? Texts("")
    let elements = list.split(list.inside(receiver.lowerBound))
    return elements.enumerated().reduce(Texts("")) { joined, element in
      let start = element.offset == 0 ? joined : joined.followed(by: separator)
      return start.followed(by: texts(of: element.element))
    }
  }

  /// Reads `.map { … }` and `.map(\.title)`.
  private mutating func mapped(
    _ receiver: Range<Int>,
    _ call: Call,
    _ steps: ArraySlice<Step>
  ) -> Texts {
    guard steps.first == .element else { return .unknown() }
    if let brace = call.closure ?? call.arguments.first?.value.lowerBound,
      list.kind(brace) == .leftBrace
    {
      let body = list.closureBody(brace)
      guard let file = names.file, !body.isEmpty else { return .unknown() }
      return delegate(list, file.names(of: list, at: body.lowerBound)) {
        $0.texts(ofBody: body, steps.dropFirst())
      }
    }
    guard let path = call.arguments.first?.value, path.count == 3,
      list.text(path.lowerBound).hasPrefix("\\")
    else { return .unknown() }
    return texts(ofProperty: path.upperBound - 1, ofElementsOf: receiver, steps.dropFirst())
  }

  private mutating func texts(
    ofProperty member: Int,
    ofElementsOf sequence: Range<Int>,
    _ steps: ArraySlice<Step>
  ) -> Texts {
    let name = list.text(member)
    if let type = type(of: sequence)?.element.map(index.resolved) {
      let cases = cases(of: type, in: sequence, [.element])
      if let found = texts(ofMember: name, of: type, steps, cases: cases) { return found }
      if name == "rawValue", let raw = rawValues(of: type, cases) { return raw }
    }
    let type = type(of: sequence)?.element.map(index.resolved)
    return texts(of: sequence, [.element, .label(name, of: type?.name)] + steps)
  }
}

extension ArraySlice<TextEvaluator.Step> {
  /// Goes to the keys or the values of a dictionary.
  fileprivate func withComponent(_ position: Int) -> Self {
    first == .element ? [.element, .component(position)] + dropFirst() : self
  }
}

extension TokenList {
  /// Returns whether a token is the mark of an optional.
  fileprivate func isMark(_ index: Int) -> Bool {
    guard self[index].kind == .other || self[index].kind == .question else { return false }
    return self[index].range.count == 1 && "?!".utf8.contains(bytes[self[index].start])
  }

  /// Returns whether a member's name follows a token.
  fileprivate func isDot(_ index: Int) -> Bool {
    switch kind(index) {
    case .dot: true
    case .other: bytes[self[index].end - 1] == UInt8(ascii: ".") && self[index].range.count == 2
    default: false
    }
  }
}
