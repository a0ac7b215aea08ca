import SourceFiles
import SwiftSource

/// A property that Interface Builder sets, and what becomes of its text.
struct Inspectable: Hashable, Sendable {
  /// The class that has it; nil for all, as it extends one of the system's.
  let owner: String?
  let use: Use

  enum Use: Hashable, Sendable {
    /// It is looked up in a table, whose name is empty for the default one.
    case key(table: String)
    /// The effect of its setter in Objective-C, which may be in another file.
    case ofSetter
    /// Nothing that is known.
    case other
  }

  /// Makes a property of a class that a file declares or extends.
  init(in type: String, isExtension: Bool, _ use: Use) {
    let isOfSystem = isExtension && Self.prefixesOfSystem.contains { type.hasPrefix($0) }
    (owner, self.use) = (isOfSystem ? nil : type, use)
  }

  private static let prefixesOfSystem = ["UI", "NS", "WK", "MK"]

  static let spelling = "IBInspectable"
  static let word = Vocabulary([spelling])
}

extension Declarations {
  /// The properties that Interface Builder sets and whose texts are looked up: the tables, by the names of
  /// the properties and the classes of which that is known for certain, nil for all.
  var keyAttributes: [String: [String?: String]] {
    var attributes: [String: [String?: String]] = [:]
    for (name, all) in inspectables {
      let byOwner = Dictionary(grouping: all, by: \.owner)
      let tables = byOwner.compactMapValues { uses -> String? in
        let tables = Set(uses.map { table(of: $0.use, named: name) })
        return tables.count == 1 ? tables.first ?? nil : nil
      }
      // What all views have, a class may declare anew for something else.
      if tables[nil] == nil || tables.count == byOwner.count { attributes[name] = tables }
    }
    return attributes
  }

  private func table(of use: Inspectable.Use, named name: String) -> String? {
    switch use {
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
    let token: Int
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
    scope?.inspectables.append(InspectableProperty(name: name, token: item.name, flow: flow))
  }

  private func holdsText(_ item: Outline.Item) -> Bool {
    guard let first = item.type.first else {
      return item.value.map { list.kind($0.lowerBound) == .string } ?? false
    }
    return item.type.count <= 2 && ["String", "NSString"].contains(list.text(first))
  }

  /// Adds the properties of a type that Interface Builder sets; what becomes of their texts is told by
  /// their accessors and by all bodies of the type.
  ///
  /// `declared` has the tokens of the file that declare names. Where another one declares a property's
  /// name, the type's bodies may mean that one.
  mutating func addInspectables(of scope: TypeScope, amid declared: [String: [Int]]) {
    for property in scope.inspectables {
      let isDeclaredAnew = declared[property.name]?.contains { $0 != property.token } ?? false
      let ofBodies = isDeclaredAnew ? ArgumentFlow.Result() : scope.flow
      let flows = [property.flow, ofBodies].filter { $0.roles[property.name]?.isKey ?? false }
      let tables = Set(flows.flatMap(\.tables))
      let isComposed = flows.contains { $0.compositions[property.name] != nil }
      var use = Inspectable.Use.other
      if !isComposed, tables.count == 1, case .named(let table)? = tables.first {
        use = .key(table: table)
      }
      declarations.add(
        property.name,
        Inspectable(in: scope.name, isExtension: scope.isExtension, use)
      )
    }
  }
}

extension TokenList {
  /// Returns the tokens that declare some names in the file, by the names.
  func declarations(of names: Set<String>) -> [String: [Int]] {
    if names.isEmpty { return [:] }
    return range.reduce(into: [:]) { declared, index in
      guard declaresName(index) else { return }
      let name = text(index)
      if names.contains(name) { declared[name, default: []].append(index) }
    }
  }

  private func declaresName(_ index: Int) -> Bool {
    isIntroduced(index, by: [.let, .var, .for])
  }

  /// Returns the names that accessors have for a value which is about to be set.
  fileprivate func namesOfNewValue(in accessors: Range<Int>) -> [String] {
    let given = accessors.compactMap { index in
      keyword(index) == .set ? startOfArguments(ofCallBy: index) : nil
    }
    return ["newValue"] + given.filter { kind($0) == .identifier }.map(text)
  }
}

extension ArgumentFlow.Result {
  /// Adds the names that constants among the keys have their texts from: `if let key = newValue`.
  fileprivate mutating func addBindings(of list: TokenList, in body: Range<Int>) {
    for name in body where list.introducer(of: name) == .let {
      guard case .set(let start) = list.assignment(to: name),
        let value = list.keyword(start) == .self ? list.member(of: start) : start,
        list.kind(value) == .identifier, !list.hasMember(value), !list.isCalled(value)
      else { continue }
      rename(list.text(name), to: list.text(value))
    }
  }
}
