import SourceFiles

/// What becomes of the text of a property that Interface Builder sets, in one of the types that have it.
enum Inspectable: Hashable, Sendable {
  /// It is looked up in a table, whose name is empty for the default one.
  case key(table: String)
  /// What its setter in Objective-C does, which another file may tell.
  case ofSetter
  /// Nothing that is known.
  case other

  static let spelling = "IBInspectable"
  static let word = Vocabulary([spelling])
}

extension Declarations {
  /// The properties that Interface Builder sets and whose texts all types that have them look up in one
  /// table, with its name; that is empty for the default one.
  var keyAttributes: [String: String] {
    var attributes: [String: String] = [:]
    for (name, all) in inspectables {
      let tables = Set(all.map { table(of: $0, named: name) })
      if tables.count == 1, case let table?? = tables.first { attributes[name] = table }
    }
    return attributes
  }

  private func table(of property: Inspectable, named name: String) -> String? {
    switch property {
    case .key(let table): return table
    case .other: return nil
    case .ofSetter:
      let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
      let keys = signatures[setter, default: []].filter {
        $0.form == .message && $0.parameters.count == 1 && $0.parameters[0].isKey
      }
      let tables = Set(keys.map { $0.hasKnownTable ? $0.table ?? "" : nil })
      return tables.count == 1 ? tables.first ?? nil : nil
    }
  }
}

// `@IBInspectable var titleKey: String?`
extension DeclarationReader {
  /// A property that Interface Builder sets, with what its accessors make of its text.
  struct InspectableProperty {
    let name: String
    let flow: ArgumentFlow.Result
  }

  /// Notes a property that Interface Builder sets, if it holds a text.
  func noteInspectable(_ item: Outline.Item, in scope: inout TypeScope?) {
    guard scope != nil, list.keyword(item.keyword) == .var, holdsText(item),
      list.hasModifier(Inspectable.word, before: item.keyword)
    else { return }
    let name = list.text(item.name)
    var flow = ArgumentFlow.Result()
    if let brace = item.body ?? (list.isObserver(item.end) ? item.end : nil) {
      let accessors = list.inside(brace)
      flow = self.flow.flow(in: accessors, of: scope?.path ?? [])
      flow.addBindings(of: list, in: accessors)
      for given in list.namesOfNewValue(in: accessors) { flow.rename(given, to: name) }
    }
    scope?.inspectables.append(InspectableProperty(name: name, flow: flow))
  }

  private func holdsText(_ item: Outline.Item) -> Bool {
    guard let first = item.type.first else {
      return item.value.map { list.kind($0.lowerBound) == .string } ?? false
    }
    return item.type.count <= 2 && ["String", "NSString"].contains(list.text(first))
  }

  /// Adds the properties of a type that Interface Builder sets; what becomes of their texts is told by
  /// their accessors and by all bodies of the type.
  mutating func addInspectables(of scope: TypeScope) {
    for property in scope.inspectables {
      let flows = [property.flow, scope.flow].filter { $0.roles[property.name]?.isKey ?? false }
      let tables = Set(flows.flatMap(\.tables))
      let isPart = flows.contains { $0.separators[property.name] != nil }
      if !isPart, tables.count == 1, case .named(let table)? = tables.first {
        declarations.add(property.name, .key(table: table))
      } else {
        declarations.add(property.name, .other)
      }
    }
  }
}

extension TokenList {
  /// Returns the names that accessors have for a value which is about to be set.
  fileprivate func namesOfNewValue(in accessors: Range<Int>) -> [String] {
    let given = accessors.filter {
      keyword($0 - 2) == .set && kind($0 - 1) == .leftParenthesis && kind($0) == .identifier
    }
    return ["newValue"] + given.map(text)
  }
}

extension ArgumentFlow.Result {
  /// Adds the names that constants among the keys have their texts from: `if let key = newValue`.
  fileprivate mutating func addBindings(of list: TokenList, in body: Range<Int>) {
    for index in body where list.keyword(index - 1) == .let && list.kind(index + 1) == .equals {
      let value = list.keyword(index + 2) == .self ? index + 4 : index + 2
      let isWhole = list.kind(value + 1) != .dot && list.kind(value + 1) != .leftParenthesis
      if isWhole, list.kind(value) == .identifier { rename(list.text(index), to: list.text(value)) }
    }
  }
}
