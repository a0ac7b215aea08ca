// What the parameters of calls want.
extension ExpectedType {
  /// Returns the type of the parameter that an argument fills; of a tuple's component where no call is.
  package mutating func type(ofArgumentAt start: Int, openedBy parenthesis: Int) -> TypeName? {
    let arguments = list.arguments(in: parenthesis)
    guard let position = arguments.firstIndex(where: { $0.value.contains(start) }) else {
      return nil
    }
    guard isCall(parenthesis) else {
      if let collection = type(ofCollectionCalledBy: parenthesis) { return collection }
      let outer = type(at: parenthesis)
      return arguments.count == 1 ? outer : outer?.component(position)
    }
    let labels = arguments.map(\.label)
    let name = list.text(parenthesis - 1)
    let label = labels[position] ?? ""
    if let known = Self.frameworks[name]?[label] { return known }
    return parameter(position, labels, ofCallEndingAt: parenthesis - 1)
  }

  /// Returns the type in `[Row](…)`, whose one argument is such a collection.
  private func type(ofCollectionCalledBy parenthesis: Int) -> TypeName? {
    guard list.kind(parenthesis - 1) == .rightBracket, list.isApplied(parenthesis),
      let bracket = file.scopes.opening(of: parenthesis - 1), !list.isApplied(bracket),
      list.split(list.inside(parenthesis)).count == 1
    else { return nil }
    var parser = TypeParser(list, in: bracket..<parenthesis)
    return parser.parse().flatMap { $0.name == "Array" ? $0 : nil }
  }

  /// Returns whether an argument that begins with a dot is evidently no string, but a member of a
  /// type that an overload takes: the case in `text(.about)`, beside `text("about")`.
  package mutating func isOfOverload(memberAt dot: Int) -> Bool {
    guard let parenthesis = list.bracket(around: dot), list.kind(parenthesis) == .leftParenthesis,
      isCall(parenthesis)
    else { return false }
    let (arguments, member) = (list.arguments(in: parenthesis), list.text(dot + 1))
    guard let position = arguments.firstIndex(where: { $0.value.contains(dot) }),
      file.index.sources(of: member, in: TypeName.string.name) == nil
    else { return false }
    let labels = arguments.map(\.label)
    return overloads(position, labels, ofCallEndingAt: parenthesis - 1).contains { type in
      type != .string && file.index.sources(of: member, in: type.name) != nil
    }
  }

  /// Returns the types that the functions have for a parameter which a call with such labels may mean.
  private mutating func overloads(
    _ position: Int,
    _ labels: [String?],
    ofCallEndingAt name: Int
  ) -> [TypeName] {
    let owners =
      list.kind(name - 1) == .dot
      ? [receiver(ofMember: name).map(file.index.resolved)?.name].compactMap(\.self)
      : owners(around: name)
    let found = owners.lazy.map { [file] owner in
      file.parameters(position, labels, of: file.list.text(name), in: owner)
    }
    return found.first { !$0.isEmpty } ?? []
  }

  /// Returns the function type that a call wants of a closure, in its parentheses or as the first one
  /// behind them; `receiver` is the type of what a method is called on, where that is known.
  package mutating func type(
    ofClosureAt brace: Int,
    calledOn receiver: TypeName? = nil
  ) -> TypeName? {
    guard let call = file.closureCall(at: brace) else { return nil }
    let arguments = call.parenthesis.map(list.arguments(in:)) ?? []
    let inside = arguments.firstIndex { $0.value.lowerBound == brace }
    let end = call.parenthesis.map(list.after) ?? call.name + 1
    guard inside != nil || end == brace else { return nil }
    let (position, labels) = (inside ?? arguments.count, arguments.map(\.label))
    if let receiver {
      return parameter(position, labels, of: list.text(call.name), in: receiver.name)
    }
    return parameter(position, labels, ofCallEndingAt: call.name)
  }

  private func isCall(_ parenthesis: Int) -> Bool {
    guard list.kind(parenthesis - 1) == .identifier else { return false }
    let keyword = list.keyword(parenthesis - 1)
    return keyword == nil || keyword == .`init` || keyword == .Self
  }

  private mutating func parameter(
    _ position: Int,
    _ labels: [String?],
    ofCallEndingAt name: Int
  ) -> TypeName? {
    let spelling = list.text(name)
    guard list.kind(name - 1) == .dot else {
      let isType = spelling.utf8.first.map { ("A"..."Z") ~= $0 } ?? false
      if isType { return parameter(position, labels, ofInitializerOf: TypeName(spelling)) }
      if let found = localParameter(position, labels, ofCallBy: name) { return found.known }
      for owner in owners(around: name) {
        if let found = parameter(position, labels, of: spelling, in: owner) { return found }
      }
      return nil
    }
    guard let receiver = receiver(ofMember: name).map(file.index.resolved) else { return nil }
    if list.keyword(name) == .`init` {
      return parameter(position, labels, ofInitializerOf: receiver)
    }
    if let found = parameter(position, labels, of: spelling, in: receiver.name) { return found }
    if KnownMembers.insertions.contains(spelling), labels.indices.contains(position),
      let element = receiver.element
    {
      switch labels[position] {
      case nil: return element
      case "contentsOf": return receiver
      default: return nil
      }
    }
    var typer = ExpressionTyper(list, file.names(at: name))
    return typer.declared(TypeDeclarations.payloadName(of: spelling), of: receiver)?.component(
      position
    )
  }

  /// Returns the type of the parameter of a function that a body around the call declares, which hides all
  /// others of its name and labels.
  private func localParameter(
    _ position: Int,
    _ labels: [String?],
    ofCallBy name: Int
  ) -> TypeName? {
    let function = TypeDeclarations.parametersName(of: list.text(name))
    for scope in file.scopes.scopes(around: name) {
      for binding in scope.bindings[function, default: []].reversed() where binding.start <= name {
        guard case .declared(let type) = binding.origin else { continue }
        if let found = type.parameter(filledBy: position, of: labels) { return found }
      }
    }
    return nil
  }

  /// Returns the types whose members a name may be, the innermost first, and what stands in none.
  private func owners(around name: Int) -> [String] {
    file.scopes.scopes(around: name).compactMap { scope -> String? in
      if case .members(let owner) = scope.kind { owner } else { nil }
    } + [""]
  }

  /// Returns the type of what stands before a member's dot; where nothing does, the expected one.
  private mutating func receiver(ofMember name: Int) -> TypeName? {
    guard let receiver = file.receiver(ofMember: name) else { return type(at: name - 1) }
    var typer = ExpressionTyper(list, file.names(at: name))
    return typer.type(of: receiver)
  }

  /// The types that the closures of the frameworks' modifiers yield.
  static let closures = ["actionSheet": TypeName("ActionSheet"), "alert": TypeName("Alert")]

  /// Returns the type of the parameter that an argument of an initializer fills, with a generic type's
  /// arguments in it.
  package func parameter(
    _ position: Int,
    _ labels: [String?],
    ofInitializerOf type: TypeName
  ) -> TypeName? {
    let parameters = file.parameters(position, labels, of: "init", in: type.name)
      .map { $0.filled(byArgumentsOf: type) }
    if let first = parameters.first, parameters.allSatisfy({ $0 == first }) { return first.known }
    // The properties are the parameters of a memberwise initializer.
    guard labels.indices.contains(position), let label = labels[position] else { return nil }
    var typer = ExpressionTyper(list, NameScope(index: file.index))
    return typer.declared(label, of: file.index.resolved(type))
      ?? Self.frameworks[type.name]?[label]
  }

  /// Returns the type that all functions of a name with such labels have for a parameter.
  private func parameter(
    _ position: Int,
    _ labels: [String?],
    of function: String,
    in owner: String
  ) -> TypeName? {
    let types = file.parameters(position, labels, of: function, in: owner)
    return types.allSatisfy { $0 == types.first } ? types.first?.known : nil
  }

  /// Returns whether an expression has the label of a framework's parameter whose `.init(…)` takes a key.
  package static func isWanted(at start: Int, of list: TokenList) -> Bool {
    list.label(ofValueAt: start).map { labels.contains($0, of: list) } ?? false
  }

  private static let labels = Vocabulary(Set(frameworks.values.flatMap(\.keys)).sorted())

  /// The parameters of the frameworks whose `.init("…")` takes a key.
  private static let frameworks: [String: [String: TypeName]] = {
    let (text, button) = (TypeName("Text"), TypeName("AlarmButton"))
    return [
      "AlarmPresentation": [
        "alert": TypeName("Alert"), "countdown": TypeName("Countdown"),
        "paused": TypeName("Paused"),
      ],
      "Alert": [
        "title": text, "message": text, "secondaryButton": button, "stopButton": button,
      ],
      "ActionSheet": ["title": text, "message": text],
      "ContentUnavailableView": ["description": text],
      "Countdown": ["pauseButton": button],
      "Paused": ["resumeButton": button],
      "SecureField": ["prompt": text],
      "ShareLink": ["message": text, "preview": TypeName("SharePreview"), "subject": text],
      "TextField": ["prompt": text],
      "cancel": ["": text],
      "default": ["": text],
      "destructive": ["": text],
      "searchable": ["prompt": text],
    ]
  }()
}

extension ScopedFile {
  /// Returns the types that the functions of a name with such labels have for a parameter.
  fileprivate func parameters(
    _ position: Int,
    _ labels: [String?],
    of function: String,
    in owner: String
  ) -> [TypeName] {
    let name = TypeDeclarations.parametersName(of: function)
    return (index.sources(of: name, in: owner)?.sources ?? []).compactMap { source in
      guard case .type(let type) = source else { return nil }
      return type.parameter(filledBy: position, of: labels)
    }
  }
}

extension TypeName {
  /// Returns the type of the parameter that one of a call's arguments fills, or a closure behind all of
  /// them; nil where a function does not have such labels.
  package func parameter(filledBy position: Int, of labels: [String?]) -> TypeName? {
    var next = 0
    for (index, label) in labels.enumerated() {
      guard let found = self.labels[next...].firstIndex(of: label) else { return nil }
      if index == position { return arguments[found] }
      next = found + 1
    }
    return arguments[next..<self.labels.count].first(where: \.isFunction)
  }
}
