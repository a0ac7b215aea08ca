import SourceFiles
import SwiftSource

// Names: what they are bound to, and what members of types are declared as.
extension TextEvaluator {
  /// Returns the texts of what a name means here.
  mutating func texts(ofName name: String, _ steps: ArraySlice<Step>) -> Texts {
    if name.hasPrefix("$") { return texts(ofDollarName: name, steps) }
    guard let file = names.file else { return .unknown() }
    // What the value is whose member this is.
    let own = arguments["self"]
    if name == "self", steps.first == .caseName { return own ?? .unknown() }
    for scope in file.scopes.scopes(around: names.position) {
      if case .members(let owner) = scope.kind {
        guard let owner else { continue }
        let type = TypeName(owner)
        if let found = texts(ofMember: name, of: type, steps, cases: own) { return found }
        if name == "rawValue", steps.isEmpty {
          let cases = cases(of: type, told: own, butFor: excludedCases(ofName: "self"))
          if let raw = rawValues(of: type, cases) { return raw }
        }
        if index.sources(of: name, in: owner) != nil {
          return texts(writtenTo: name, of: owner, steps)
            .union(.unknown("property '\(name)' has no known value"))
        }
      }
      if let binding = scope.binding(of: name, before: names.position) {
        return texts(of: binding, named: name, in: file, steps)
      }
    }
    if let found = texts(ofMember: name, of: TypeName(""), steps) { return found }
    // What a setter gets has a name without a declaration.
    let isGiven = name == "newValue"
    return .unknown(isGiven ? "parameter '\(name)' can be anything" : "'\(name)' is not declared")
  }

  /// Reads `$0`.
  private mutating func texts(ofDollarName name: String, _ steps: ArraySlice<Step>) -> Texts {
    guard let position = Int(name.dropFirst()), let file = names.file,
      let brace = file.closureOfPositions(around: names.position)
    else { return .unknown() }
    return texts(ofParameter: position, ofClosureAt: brace, in: file, steps)
  }

  private mutating func texts(
    of binding: LexicalScopes.Binding,
    named name: String,
    in file: ScopedFile,
    _ steps: ArraySlice<Step>
  ) -> Texts {
    // What is made of a call's arguments is another thing for each call.
    guard arguments.isEmpty, !binding.isGiven else {
      return texts(ofOwn: binding, named: name, in: file, steps)
    }
    return shared(file.subject(of: name, from: binding.start), steps) {
      $0.texts(ofOwn: binding, named: name, in: $0.names.file ?? file, steps)
    }
  }

  private mutating func texts(
    ofOwn binding: LexicalScopes.Binding,
    named name: String,
    in file: ScopedFile,
    _ steps: ArraySlice<Step>
  ) -> Texts {
    if let variable = binding.variable {
      return texts(of: variable, named: name, from: binding.start, in: file, steps)
    }
    switch binding.origin {
    case .value(let range, let path):
      let all = path.map(Step.init) + steps
      return delegate(file.list, file.names(at: range.lowerBound)) { $0.texts(of: range, all[...]) }
    case .closureParameter(let position, let brace):
      return texts(ofParameter: position, ofClosureAt: brace, in: file, steps)
    case .declared(let type):
      trace.readsArguments = true
      if steps.isEmpty, let argument = arguments[name] { return argument }
      // An error is no text: the call is one of another function of the name, which takes it.
      if steps.isEmpty, type.name == TypeName.error.name, !index.isDeclared(type.name) {
        return .none
      }
      return .unknown("parameter '\(name)' can be anything")
    case .payload(let caseName, let position, let subject):
      return texts(ofPayload: position, of: caseName, in: subject, of: file, steps)
        .union(.unknown("'\(name)' comes from a case's payload"))
    }
  }

  /// Returns the texts of a local variable: of its initial value and of all that is assigned to it.
  private mutating func texts(
    of variable: LexicalScopes.Variable,
    named name: String,
    from start: Int,
    in file: ScopedFile,
    _ steps: ArraySlice<Step>
  ) -> Texts {
    let first = variable.steps.map(Step.init) + steps
    var values = variable.value.map { [($0, first[...])] } ?? []
    var isKnown = true
    if variable.value == nil || !variable.isConstant {
      if let assigned = file.values(assignedTo: name, from: start) {
        values += assigned.map { ($0, steps) }
      } else {
        isKnown = false
        // What a shown array gets is shown, whatever else it holds.
        guard isShown, steps.first == .element else {
          return .unknown("variable '\(name)' can change")
        }
        values += file.values(addedTo: name, from: start).map { value, isElement in
          (value, isElement ? steps.dropFirst() : steps)
        }
      }
    }
    if values.isEmpty { return .unknown("variable '\(name)' has no value here") }
    let texts = values.map { value, steps in
      delegate(file.list, file.names(at: value.lowerBound)) { $0.texts(of: value, steps) }
    }.joined()
    return isKnown ? texts : texts.union(.unknown("variable '\(name)' can change"))
  }

  /// Returns the texts that a closure's parameter gets from the call whose argument the closure is.
  private mutating func texts(
    ofParameter position: Int,
    ofClosureAt brace: Int,
    in file: ScopedFile,
    _ steps: ArraySlice<Step>
  ) -> Texts {
    guard let call = file.closureCall(at: brace) else { return .unknown() }
    let name = file.list.text(call.name)
    let isView = KnownMembers.loops.contains(name)
    guard isView || KnownMembers.elementwise.contains(name) && name != "reduce" else {
      return .unknown("it is a parameter of a closure")
    }
    let first = call.parenthesis.flatMap { file.list.arguments(in: $0).first?.value }
    guard let sequence = isView ? first : file.receiver(ofMember: call.name) else {
      return .unknown()
    }
    var path: [Step] = [.element]
    if file.parameterCount(ofClosureAt: brace) > 1 { path.append(.component(position)) }
    return delegate(file.list, file.names(at: sequence.lowerBound)) {
      $0.texts(of: sequence, (path + steps)[...])
    }
  }

  // MARK: - Declarations

  /// Returns the texts of a declared member; nil where no declaration is in sight.
  ///
  /// `cases` are those that the value of an enumeration can be, where they are told.
  mutating func texts(
    ofMember name: String,
    of type: TypeName,
    _ steps: ArraySlice<Step> = [],
    arguments: [TokenList.Argument] = [],
    cases: Texts? = nil
  ) -> Texts? {
    guard let place else { return nil }
    let known = index.stringSources(of: name, in: type.name, from: place)
    if known.sources.isEmpty { return nil }
    let values = arguments.map { TextQuestion.Value(label: $0.label, texts: texts(of: $0.value)) }
    let outer = heir
    heir = heir.reading(type.name)
    defer { heir = outer }
    return texts(inheritedFrom: type.name) {
      $0.texts(of: known, named: name, in: type.name, steps, values, cases)
    } by: { evaluator, heir in
      let own = evaluator.index.stringSources(of: name, in: heir, from: place)
      return evaluator.texts(of: own, named: name, in: heir, steps, values, cases)
    }
  }

  private mutating func texts(
    of known: StringAnswer,
    named name: String,
    in type: String,
    _ steps: ArraySlice<Step>,
    _ values: [TextQuestion.Value],
    _ cases: Texts?
  ) -> Texts? {
    // One type has what it declares and inherits, and that is read as its own.
    let ancestors = heir == .one(type) ? index.ancestors(of: type) : nil
    let all = known.sources.filter { ancestors?.contains($0.owner) ?? true }
      .map { (source: $0.source, owner: ancestors == nil ? $0.owner : type) }
    if all.isEmpty { return nil }
    if all.count == 1 { return texts(of: all[0].source, owner: all[0].owner, steps, values, cases) }
    let subject = TextQuestion.Subject.member(name, type: type, from: known.reach)
    // Their labels say which of them are meant.
    return shared(subject, steps, values, cases) { evaluator in
      evaluator.trace.readsArguments = !values.isEmpty
      let meant = all.filter { $0.source.takes(values.map(\.label)) }
      let found = meant.isEmpty ? all : meant
      return found.map { evaluator.texts(of: $0.source, owner: $0.owner, steps, values, cases) }
        .joined()
    }
  }

  mutating func texts(
    of source: StringSources.Source,
    owner: String,
    _ steps: ArraySlice<Step>,
    _ values: [TextQuestion.Value],
    _ cases: Texts?
  ) -> Texts {
    let subject = TextQuestion.Subject.source(
      source.path,
      start: source.start,
      content: source.content,
      owner: owner
    )
    return shared(subject, steps, values, cases) { evaluator in
      evaluator.spend(source.bytes.count / 64)
      if source.isObjectiveC { return evaluator.texts(ofObjectiveC: source) }
      let file = ScopedFile(of: source, owner: owner, evaluator.index)
      let content = file.token(at: source.content)
      guard content < file.list.count else { return .unknown() }
      var bound = file.parameters(before: content, values)
      bound["self"] = cases
      return evaluator.texts(ofContent: content, of: source, in: file, owner, bound, steps)
    }
  }

  /// Returns the texts of what a declaration holds from a token on, with its parameters bound.
  private mutating func texts(
    ofContent content: Int,
    of source: StringSources.Source,
    in file: ScopedFile,
    _ owner: String,
    _ bound: [String: Texts],
    _ steps: ArraySlice<Step>
  ) -> Texts {
    let activation = Activation(
      path: source.path,
      start: source.start,
      steps: steps,
      arguments: bound,
      heir: heir
    )
    // A declaration that comes back to itself adds no text to those that it has otherwise.
    if active.contains(activation) {
      trace.isCircular = true
      return .circular
    }
    return delegate(file.list, file.names(at: content), bound) { evaluator in
      evaluator.active.insert(activation)
      return switch source.kind {
      case .body: evaluator.texts(ofBody: file.list.inside(content), steps)
      case .constant: evaluator.texts(of: content..<file.list.count, steps)
      case .variable:
        evaluator.texts(of: content..<file.list.count, steps)
          .union(evaluator.texts(writtenTo: file.list.text(0), of: owner, steps))
          .union(.unknown("property '\(file.list.text(0))' can change"))
      }
    }
  }
}

extension ScopedFile {
  /// Reads a declaration of a type, or outside of all.
  fileprivate init(of source: StringSources.Source, owner: String, _ index: TypeIndex) {
    self.init(
      TokenList(source.bytes, .swift, in: 0..<source.bytes.count),
      path: source.path,
      owner: owner.isEmpty ? nil : owner,
      isOfType: source.isOfType,
      start: source.start,
      index
    )
  }
}

extension TextEvaluator {
  /// Returns the text of a constant that Objective-C declares.
  private func texts(ofObjectiveC source: StringSources.Source) -> Texts {
    let list = TokenList(source.bytes, .objectiveC, in: 0..<source.bytes.count)
    var evaluator = ObjectiveCTextEvaluator(
      list,
      in: 0..<0,
      path: source.path,
      index,
      sharing: sharedTexts
    )
    return source.kind == .body ? .unknown() : evaluator.texts(of: list.range)
  }
}

extension StringSources.Source {
  /// Returns whether a call with these labels can mean the declaration; a property is never called.
  fileprivate func takes(_ labels: [String?]) -> Bool {
    guard kind == .body, !isObjectiveC else { return true }
    let list = TokenList(bytes, .swift, in: 0..<content)
    guard list.keyword(0) == .func,
      let parenthesis = list.topLevel(.leftParenthesis, in: list.range)
    else { return true }
    var rest = labels[...]
    for parameter in list.parameters(in: parenthesis) {
      if let label = rest.first, label == parameter.label {
        rest = rest.dropFirst()
        if parameter.isVariadic { rest = rest.drop { $0 == nil } }
      } else if parameter.defaultValue.isEmpty, !parameter.isVariadic,
        !parameter.type.contains(where: { list[$0].kind == .arrow })
      {
        // A closure may stand behind the parentheses.
        return false
      }
    }
    return rest.isEmpty
  }
}

extension LexicalScopes.Binding {
  /// Whether the value comes from the call, or from what is matched.
  fileprivate var isGiven: Bool {
    if variable != nil { return false }
    switch origin {
    case .declared, .payload: return true
    case .value, .closureParameter: return false
    }
  }
}

extension TextEvaluator.Step {
  fileprivate init(_ step: LexicalScopes.Step) {
    switch step {
    case .element: self = .element
    case .component(let position): self = .component(position)
    }
  }
}

extension ScopedFile {
  /// Returns what is assigned to a local variable between a token and the end of its block; nil where
  /// it may change in another way.
  fileprivate func values(assignedTo name: String, from start: Int) -> [Range<Int>]? {
    var values: [Range<Int>] = []
    for use in list.uses(of: Array(name.utf8), from: start).names {
      if case .set(let start) = list.assignment(to: use) {
        values.append(start..<list.expressionEnd(from: start, limit: list.count))
      } else if list.isChangedInPlace(use) {
        return nil
      }
    }
    return values
  }

  /// Returns what is assigned to a local array or added to it, `lines.append("…")` and `lines += ["…"]`, and
  /// whether that is one element.
  fileprivate func values(
    addedTo name: String,
    from start: Int
  ) -> [(value: Range<Int>, isElement: Bool)] {
    list.uses(of: Array(name.utf8), from: start).names.flatMap {
      use -> [(value: Range<Int>, isElement: Bool)] in
      switch list.assignment(to: use) {
      case .set(let start), .extended(let start):
        return [(start..<list.expressionEnd(from: start, limit: list.count), false)]
      case .iterated, nil: break
      }
      guard let method = list.member(of: use), list.isCalled(method),
        KnownMembers.insertions.contains(list.text(method)),
        let argument = list.arguments(in: method + 1).first
      else { return [] }
      return [(argument.value, argument.label == nil)]
    }
  }

  /// Returns the values of a function's parameters, by name.
  fileprivate func parameters(before body: Int, _ values: [TextQuestion.Value]) -> [String: Texts] {
    guard list.keyword(0) == .func,
      let parenthesis = list.topLevel(.leftParenthesis, in: 0..<body)
    else { return [:] }
    var bound: [String: Texts] = [:]
    var rest = values[...]
    for parameter in list.parameters(in: parenthesis) {
      guard let value = rest.first, value.label == parameter.label else { continue }
      bound[parameter.name] = value.texts
      rest = rest.dropFirst()
    }
    return bound
  }
}
