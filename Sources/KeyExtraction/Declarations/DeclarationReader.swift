import SourceFiles
import SwiftSource

/// Finds what a Swift file declares with localizable types, and the functions and types that hand a
/// string on to a routine as its key.
///
/// Types are known by name; what tells those of one name apart is noted with each declaration, so that
/// only where that is not evident they share what either declares.
struct DeclarationReader {
  let list: TokenList
  let outline: Outline
  let types: LocalizableTypes
  let flow: ArgumentFlow
  let path: FilePath
  /// Whether only what other modules can see counts.
  let readsPublicOnly: Bool
  var declarations = Declarations()
  /// For each name of a variable the calls that look in the table which it says.
  var sitesOfTables: [String: [Int]] = [:]
  /// The types and extensions whose members were read, in the order of their ends.
  private var scopes: [TypeScope] = []
  /// The names of the file's structures and enumerations.
  lazy var valueTypes = Set(
    outline.items.filter(\.kind.isValue).map { [list] in list.text($0.name) }
  )

  init(
    _ unit: SourceUnit,
    _ types: LocalizableTypes,
    _ routines: RoutineTable,
    readsPublicOnly: Bool = false
  ) {
    list = unit.tokens
    outline = unit.outline
    path = unit.path
    self.types = types
    self.readsPublicOnly = readsPublicOnly
    flow = ArgumentFlow(unit, routines)
  }

  /// Reads the whole file.
  mutating func read() {
    if !readsPublicOnly {
      readTables()
      readClosures()
      readHandingClosures()
      readLocalFunctions()
    }
    readMembers(of: nil, in: nil)
    addInitializers()
    readLookUpsOfDefinedKeys()
  }

  /// The depth to which nested declarations are read, so that hostile input cannot exhaust the
  /// stack.
  static let depthLimit = 64

  private mutating func readMembers(of type: Int?, in scope: TypeScope?, depth: Int = 0) {
    guard depth < Self.depthLimit else { return }
    var scope = scope
    for index in outline.members(of: type) {
      let item = outline.items[index]
      if scope == nil { readSymbolRoot(item) }
      if list.introducer(of: item.keyword) == .static, !readsPublicOnly,
        readAccessor(at: item.keyword, in: scope)
      {
        continue
      }
      switch item.kind {
      case .function, .initializer, .subscriptMember: readFunction(item, in: &scope)
      case .property: readProperty(item, into: &scope)
      case .enumerationCase: readCase(item, in: scope)
      case .alias: readAlias(item, in: scope)
      case .macro: if scope == nil { readMacro(item) }
      case .associatedType: break
      default: readType(item, at: index, in: scope, depth: depth)
      }
    }
    if let scope, scope.mayMatter { scopes.append(scope) }
  }

  /// Adds the initializers that give properties their values: what becomes of these is told by all bodies
  /// of the type, also by those of extensions in the file.
  private mutating func addInitializers() {
    let handing = scopes.filter(\.flow.hasKey)
    let flows = Dictionary(handing.map { ($0.path, $0.flow) }) { $0.merging($1) }
    let declared = list.declarations(of: Set(scopes.flatMap { $0.inspectables.map(\.name) }))
    for index in scopes.indices {
      if !flows.isEmpty, let flow = flows[scopes[index].path] { scopes[index].flow = flow }
      addInitializers(of: scopes[index])
      addInspectables(of: scopes[index], amid: declared)
    }
  }

  private mutating func addInitializers(of scope: TypeScope) {
    for initializer in scope.initializers {
      let given = scope.flow.given(by: initializer.stored)
      let flow = given.roles.isEmpty ? initializer.flow : initializer.flow.merging(given)
      add(initializer.item, flow, in: scope, keeping: initializer.stored)
    }
    if scope.hasMemberwiseInitializer, !readsPublicOnly { addMemberwiseInitializer(of: scope) }
  }

  private mutating func addMemberwiseInitializer(of scope: TypeScope) {
    let labels = scope.properties.map { $0.label ?? "" }
    var flow = scope.flow
    addTables(to: &flow, of: scope.properties, named: labels)
    let parameters = zip(labels, scope.properties).map { label, property in
      var parameter = scope.bodies.reduce(taking(flow, label, property)) { parameter, body in
        guard let written = scope.written[label] else { return parameter }
        return takingParts(body.flow, written, parameter, in: body.range)
      }
      parameter.property = label
      return parameter
    }
    let table = table(of: flow, besides: labels, scope.defaultTables)
    declarations.add(
      scope.name,
      .init(
        parameters: parameters,
        form: .initializer,
        table: table.name,
        tableConstant: table.constant,
        hasKnownTable: table.isKnown,
        tables: table.names,
        handsOn: table.handsOn,
        home: home(ofInitializerIn: scope),
        isMemberwise: true
      ),
      naming: labels,
      by: flow,
      at: scope.offset,
      in: path
    )
  }

  private mutating func readType(
    _ item: Outline.Item,
    at index: Int,
    in outer: TypeScope?,
    depth: Int
  ) {
    guard list[item.name].kind == .identifier else { return }
    let name = list.text(item.name)
    readExpansions(in: item, named: name)
    let scope = TypeScope(
      exposure: exposure(of: item, in: outer),
      name: name,
      offset: list[item.name].start,
      hasMemberwiseInitializer: item.kind == .structure,
      isString: Self.strings.contains(name),
      path: (outer?.path ?? []) + [name],
      isExtension: item.kind == .extensionOfType,
      isPrivate: outer?.isPrivate ?? false || isPrivate(item.keyword),
      isOfValue: isOfValue(item),
      generics: list.genericNames(of: item)
    )
    if list.isLabel(item.name), item.kind == .classType {
      declarations.superclasses[name] = list.text(item.type.lowerBound)
    }
    readMembers(of: index, in: scope, depth: depth + 1)
  }

  private mutating func readFunction(_ item: Outline.Item, in scope: inout TypeScope?) {
    guard let parenthesis = item.parenthesis else { return }
    let isInitializer = item.kind == .initializer
    if isInitializer, !(scope?.isExtension ?? true) { scope?.hasMemberwiseInitializer = false }
    guard isExposed(item.keyword, in: scope) else { return }
    let body = list.after(parenthesis)..<item.end
    let written = list.parameters(of: item)
    let flow = flow(in: body, of: scope?.path ?? [], taking: written)
    if !flow.members.isEmpty { noteLookUps(of: flow, with: written) }
    notePayloads(of: flow, in: body)
    if isInitializer {
      let stored = list.storedNames(in: body)
      if !stored.isEmpty, scope != nil {
        scope?.initializers.append(.init(item: item, flow: flow, stored: stored))
        return
      }
    }
    add(item, flow, in: scope)
    guard !isInitializer, flow.hasKey, !isOfString(item, flow, in: scope) else { return }
    scope?.flow.merge(flow.without(written.map(\.name)))
  }

  /// Returns what becomes of the parameters of a function and of other names in its body.
  func flow(
    in body: Range<Int>,
    of types: [String],
    taking parameters: [TokenList.WrittenParameter]
  ) -> ArgumentFlow.Result {
    let localizable = parameters.filter { self.types.areNamed(in: $0.type, of: list) }
    return flow.flow(
      in: body,
      of: types,
      taking: parameters.map(\.name),
      localizable: localizable.map(\.name)
    )
  }

  /// Returns whether a member of `String` looks up the string itself.
  private func isOfString(
    _ item: Outline.Item,
    _ flow: ArgumentFlow.Result,
    in scope: TypeScope?
  ) -> Bool {
    isMemberOfString(scope, item.keyword) && flow.roles["self"]?.isKey ?? false
  }

  /// Adds a function or an initializer whose body hands on what `flow` tells; `home` is where one is at
  /// home that stands in the body of another, and `stored` are the names that an initializer keeps.
  mutating func add(
    _ item: Outline.Item,
    _ flow: ArgumentFlow.Result,
    in scope: TypeScope?,
    home: Signature.Home? = nil,
    keeping stored: [StoredName] = []
  ) {
    guard let parenthesis = item.parenthesis else { return }
    let (keyword, isInitializer) = (item.keyword, item.kind == .initializer)
    guard let name = isInitializer ? scope?.name : list.text(item.name) else { return }
    let strings = stringGenerics(ofFunctionAt: keyword, parenthesis, item.end)
    let hasKey = flow.hasKey
    // Most functions take neither what is localizable nor a string.
    guard hasKey || !strings.isEmpty || mayTakeKeys(list.inside(parenthesis)) else { return }
    let written = list.parameters(of: item)
    if isOfString(item, flow, in: scope) { return addSuffix(item, written, flow) }
    var flow = flow
    let bare = written.map { parameter($0, strings) }
    if bare.contains(where: \.isKey) { addTables(to: &flow, of: bare, named: written.map(\.name)) }
    let bundles = bundles(of: written, in: flow)
    let body = list.after(parenthesis)..<item.end
    let parameters = zip(written, bare).map { written, bare in
      let taken = taking(flow, written.name, bare, bundles)
      var parameter = takingParts(flow, written, taken, in: body)
      parameter.property = stored.first { $0.value == written.name }?.property
      return parameter
    }
    guard Declarations.matter(parameters) else { return }
    let table = table(of: flow, written)
    declarations.add(
      name,
      .init(
        parameters: parameters,
        form: isInitializer ? .initializer : .function,
        isDisfavored: isDisfavored(keyword),
        table: table.name,
        tableConstant: table.constant,
        changesText: hasKey && flow.changesText,
        hasKnownTable: table.isKnown,
        tables: table.names,
        handsOn: table.handsOn,
        namesBundle: hasKey && (flow.namesBundle || !bundles.isEmpty),
        bundle: hasKey ? flow.bundle(bundles) : nil,
        home: home
          ?? (isInitializer
            ? self.home(ofInitializerIn: scope, isPrivate: isPrivate(keyword))
            : self.home(ofFunctionAt: keyword, in: scope)),
        isStatic: !isInitializer && isStatic(keyword),
        givesString: !isInitializer && isString(item.type),
        bringsReceiver: flow.bringsReceiver && isMemberOfString(scope, keyword)
      ),
      naming: written.map(\.name),
      by: flow,
      at: list[isInitializer ? keyword : item.name].start,
      in: path
    )
  }

  func isMemberOfString(_ scope: TypeScope?, _ keyword: Int) -> Bool {
    scope?.isString ?? false && !isStatic(keyword)
  }

  /// Adds `"key".localized` or `"key".localized(in: "Table")`.
  mutating func addSuffix(
    _ item: Outline.Item,
    _ written: [TokenList.WrittenParameter],
    _ flow: ArgumentFlow.Result
  ) {
    let bundles = bundles(of: written, in: flow)
    let parameters = written.map { taking(flow, $0.name, parameter($0), bundles) }
    let table = table(of: flow, written)
    declarations.add(
      list.text(item.name),
      .init(
        parameters: parameters,
        form: .suffix,
        table: table.name,
        composition: flow.compositions["self"],
        tableConstant: table.constant,
        changesText: flow.changesText,
        hasKnownTable: table.isKnown,
        tables: table.names,
        namesBundle: flow.namesBundle || !bundles.isEmpty,
        bundle: flow.bundle(bundles)
      ),
      naming: [],
      by: flow,
      at: list[item.name].start,
      in: path
    )
    declarations.note(flow, of: ["self"])
  }

  /// Reads `a(title: LocalizedStringKey)` behind `case`.
  private mutating func readCase(_ item: Outline.Item, in scope: TypeScope?) {
    guard let parenthesis = item.parenthesis, scope?.exposure != .nothing else { return }
    let written = list.parameters(in: parenthesis)
    declarations.add(
      list.text(item.name),
      .init(
        parameters: written.map { parameter($0) },
        form: .enumerationCase,
        handsOn: true,
        home: home(ofCaseIn: scope),
        isStatic: true
      ),
      naming: written.map(\.name),
      at: list[item.name].start,
      in: path
    )
  }

  private mutating func readAlias(_ item: Outline.Item, in scope: TypeScope?) {
    guard let role = types.role(ofTypeIn: item.type, of: list), isExposed(item.keyword, in: scope)
    else { return }
    declarations.aliases[list.text(item.name)] = role
    if role == .key, item.type.count == 1 { declareInitializer(ofAlias: item, in: scope) }
  }

  /// Declares what makes a key of a literal under the type's other name: `Key("title")`.
  private mutating func declareInitializer(ofAlias item: Outline.Item, in scope: TypeScope?) {
    let key = Parameter(label: nil, role: .localizableKey, isString: false, isOptional: false)
    declarations.add(
      list.text(item.name),
      .init(
        parameters: [key],
        form: .initializer,
        handsOn: true,
        home: Signature.Home(
          path: path,
          outer: scope?.path ?? [],
          isPrivate: scope?.isPrivate ?? false || isPrivate(item.keyword),
          isExtension: false
        )
      )
    )
  }
}
