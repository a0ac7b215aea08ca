import SourceFiles
import SwiftSource

/// Finds what a body hands on to the routines that it calls.
///
/// A function that passes a parameter on as a key is a routine itself; so users need not declare
/// their wrappers.
struct ArgumentFlow {
  let list: TokenList
  let routines: RoutineTable
  let language: SourceSyntax
  let path: FilePath
  let evaluator: KeyEvaluator
  /// The receivers of messages, in Objective-C.
  private let receivers: MessageReceivers?
  /// The constants of the file, found on demand; none in Objective-C.
  let constants: LazyValue<FileConstants>?

  init(_ unit: SourceUnit, _ routines: RoutineTable) {
    list = unit.tokens
    self.routines = routines
    language = unit.syntax
    path = unit.path
    evaluator = KeyEvaluator(list: list, language: language)
    constants = language == .swift ? LazyValue { FileConstants(unit.tokens, unit.outline) } : nil
    receivers = language == .objectiveC ? MessageReceivers(list, unit.outline) : nil
  }

  /// The member of a string that is the string itself.
  private static let sameText = "description"

  private func word(_ index: Int) -> Word { routines.vocabulary.word(index, of: list) }

  /// Returns what each name becomes in the calls of a range that stands in types of some names, the
  /// outermost first.
  ///
  /// Without `owners` it is not known which these are. In an extension of `String` its members need no
  /// receiver, unless a parameter has their name.
  /// `localizable` are the names of what has a localizable type, which is a key also where a plain string
  /// would be none.
  func flow(
    in range: Range<Int>,
    of owners: [String]? = nil,
    taking parameters: [String] = [],
    localizable: [String] = []
  ) -> Result {
    var result = Result()
    let isOfString =
      language == .swift && owners?.last.map(DeclarationReader.strings.contains) ?? false
    for index in range {
      switch list[index].kind {
      case .leftParenthesis where index > range.lowerBound:
        guard let name = list.callee(of: index), !list.opensName(at: index) else { continue }
        let called = routinesCalled(at: name, owners)
        if called.isEmpty { continue }
        add(name, called, list.arguments(in: index), owners, localizable, to: &result)
      case .identifier where list.isMember(index) && word(index) != .unknown:
        addReceiver(of: index, to: &result)
      case .identifier where isOfString && word(index) != .unknown && list.isOwnMember(index):
        if !parameters.contains(list.text(index)) { add(site: index, of: "self", to: &result) }
      case .equals where language == .swift:
        addAssignment(at: index, in: range, to: &result)
      case .colon where index > range.lowerBound:
        let name = index - 1
        guard word(name) != .unknown, let arguments = list.messageArguments(at: name) else {
          continue
        }
        let values = arguments.map { ($0.label, list.firstPart(of: $0.value)) }
        add(name, routines[word(name)], values, owners, [], to: &result)
      default: break
      }
    }
    if result.hasKey { followVariables(in: range, to: &result) }
    if !result.compositions.isEmpty, range.contains(where: compares) { result.doubtComposedKeys() }
    if isOfString, !parameters.contains(Self.sameText) { result.rename(Self.sameText, to: "self") }
    return result
  }

  /// Whether something is compared, as a text is with its key where no table has that.
  private func compares(_ index: Int) -> Bool {
    switch list[index].kind {
    case .other: list.isOperator("==", index) || list.isOperator("!=", index)
    case .identifier: language == .objectiveC && list.text(index).hasPrefix("isEqual")
    default: false
    }
  }

  /// Returns the routines that a name before a parenthesis may mean: `self.init` and `self = .init`, in
  /// an initializer, those of the type around it, and `.init` where a key is wanted, that of keys.
  private func routinesCalled(at name: Int, _ owners: [String]?) -> [Routine] {
    guard language == .swift, list[name].spells(.`init`) else { return routines[word(name)] }
    guard list.isMember(name) else { return [] }
    if isKeyOfCall(name - 1) { return routines["LocalizedStringKey"] }
    guard let owner = owners?.last, list.initializesSelf(name) else { return [] }
    return routines[owner]
  }

  /// Whether `.init(…)` is the first argument of a framework's routine that wants a key there:
  /// `Text(.init(key))`, `String(localized: .init(key))`.
  private func isKeyOfCall(_ dot: Int) -> Bool {
    guard case .firstArgument(let callee, let labelToken) = list.place(ofValueAt: dot),
      word(callee) != .unknown
    else { return false }
    let label = labelToken.map(list.text)
    return routines[word(callee)].contains { routine in
      let call = RoutineCall(of: routine, [(label, dot..<dot)], [label])
      return routine.overloads.isEmpty && call.roles[0]?.isLocalizable == true
    }
  }

  /// Adds what a call does with the names that it gets; what the project itself declares is meant
  /// rather than a framework's routine of the name.
  private func add(
    _ site: Int,
    _ called: [Routine],
    _ arguments: [TokenList.Argument],
    _ owners: [String]?,
    _ localizable: [String],
    to result: inout Result
  ) {
    let labels = arguments.map(\.label)
    let isLocalizable =
      !localizable.isEmpty
      && arguments.contains { name(in: $0.value).map(localizable.contains) ?? false }
    let calls = called.compactMap { routine -> (Bool, Result)? in
      guard routine.isCallable, isVisible(routine, at: site, isLocalizable),
        routine.hasAllLabels(labels)
      else { return nil }
      var call = RoutineCall(of: meant(routine, by: site, owners), arguments, labels)
      call.addReceiver(receivers.map { $0.string(before: site) } ?? list.operand(before: site))
      let handed = handed(to: call, at: site)
      let isKey = handed.hasKey || handed.members.contains { $0.role.isKey }
      return isKey ? (!routine.overloads.isEmpty, handed) : nil
    }
    let hasDeclared = calls.contains { $0.0 }
    for (isDeclared, handed) in calls where isDeclared == hasDeclared { result.merge(handed) }
  }

  /// Returns what a call does with the names that it gets.
  private func handed(to call: RoutineCall, at site: Int) -> Result {
    var result = Result()
    if list.asksFramework(site, call) { return result }
    let routine = call.routine
    for (position, (argument, role)) in zip(call.arguments, call.roles).enumerated() {
      // Of an array and its like each call tells the parts.
      if role == .stringKey, !routine.parts(at: position, labels: call.labels).isEmpty { continue }
      // What is handed on to a localizable type has that type itself.
      if !routine.overloads.isEmpty, role?.isLocalizable ?? false { continue }
      let value = role == .comment ? withoutDefault(argument.value) : argument.value
      guard let role else { continue }
      let texts = texts(in: value, as: role)
      for text in texts { add(text, role, at: position, of: call, site, to: &result) }
      guard texts.isEmpty, role.isKey || role.isValue else { continue }
      let place = Site(offset: list[site].start, callee: routine.name, composesKey: false)
      result.members += members(in: argument.value).map {
        Member(token: $0, role: role.isKey ? .stringKey : .value, site: place)
      }
    }
    let outer = routine.convertsStrings ? table(around: site) : nil
    result.tables = [outer ?? table(of: call)]
    noteBundle(of: call, at: site, in: &result)
    if result.tables != [.named("")] { result.members = [] }
    result.handsOn = routine.convertsStrings && outer == nil
    if case .given(let name) = outer, result.roles[name] == nil { result.roles[name] = .table }
    result.changesText = list.changesResult(ofCall: site) || routine.changesText(call.labels)
    return result
  }

  /// Adds a name that an argument of a call is, or is made of.
  private func add(
    _ text: ComposedName,
    _ role: Routine.Role,
    at position: Int,
    of call: RoutineCall,
    _ site: Int,
    to result: inout Result
  ) {
    let (name, routine) = (text.name, call.routine)
    // A key is often its own default text as well.
    if result.roles[name]?.isKey ?? false { return }
    // A string that becomes a key on the way is a string at the call.
    let isSpelled = role == .spelledKey || isSpelled(call.arguments[position].value)
    result.roles[name] = role.isKey ? isSpelled ? .spelledKey : .stringKey : role
    guard role.isKey else { return }
    result.sites[name] = [
      Site(offset: list[site].start, callee: routine.name, composesKey: !text.affixes.isEmpty)
    ]
    var composition = KeyComposition.adding(
      text.affixes,
      before: routine.composition(at: position, labels: call.labels)
    )
    if composition != nil { composition?.add(fallback(of: call, besides: name)) }
    result.compositions[name] = composition
  }

  /// Returns what a call shows of a name where no table has the key that is made of it.
  private func fallback(of call: RoutineCall, besides name: String) -> KeyComposition.Fallback? {
    guard let position = call.roles.firstIndex(where: { $0?.isValue ?? false }) else { return nil }
    let value = list.strippedExpression(call.arguments[position].value)
    let isNothing = [.nil, .NULL].contains(value.first.flatMap(list.keyword))
    if isNothing || evaluator.literalText(in: value) != nil { return nil }
    guard let shown = self.name(in: value) else { return .unknown }
    return shown == name ? .text : nil
  }

  /// Adds the name in `key.localized`, which is the key.
  private func addReceiver(of site: Int, to result: inout Result) {
    // `key?.localized`
    let receiver = list.endOfReceiver(ofMember: site)
    switch list.kind(receiver) {
    case .identifier, .interpolatedString, .rightParenthesis: break
    default: return
    }
    let suffixes = routines[word(site)].filter { $0.form == .suffix }
    guard let first = suffixes.first else { return }
    if list.kind(receiver) == .identifier, list.isMember(receiver) {
      if first.fixedTable(of: []) == (nil, true) {
        let call = Site(offset: list[site].start, callee: first.name, composesKey: false)
        result.members.append(Member(token: receiver, role: .stringKey, site: call))
      }
    } else if let text = list.receiver(endingAt: receiver).flatMap({ text(in: $0, as: .stringKey) })
    {
      add(first, at: site, of: text, to: &result)
    }
  }

  /// Adds the name in `content.title = name`, where that is a property of the system's.
  private func addAssignment(at equals: Int, in range: Range<Int>, to result: inout Result) {
    guard let property = list.target(of: equals), word(property) != .unknown,
      let shown = routines[word(property)].first(where: { $0.form == .assignment }),
      let receiver = list.qualifier(of: property),
      list.isSystemObject(receiver)
        || list.isSelf(receiver) && list.isOfSystemClass(property)
    else { return }
    let value = equals + 1..<list.expressionEnd(from: equals + 1, limit: range.upperBound)
    if let text = text(in: value, as: .stringKey) {
      add(shown, at: property, of: text, to: &result)
    }
  }

  /// Adds a member that looks its receiver up, where no receiver is written.
  private func add(site: Int, of name: String, to result: inout Result) {
    guard let first = routines[word(site)].first(where: { $0.form == .suffix }) else { return }
    add(first, at: site, of: ComposedName(name: name), to: &result)
  }

  private func add(
    _ suffix: Routine,
    at site: Int,
    of text: ComposedName,
    to result: inout Result
  ) {
    var call = Result()
    call.roles[text.name] = .stringKey
    call.sites[text.name] = [
      Site(offset: list[site].start, callee: suffix.name, composesKey: !text.affixes.isEmpty)
    ]
    let suffixCall = RoutineCall(of: suffix, list.arguments(ofCallBy: site))
    let composition = suffix.composition(at: nil, labels: suffixCall.labels)
    call.compositions[text.name] = .adding(text.affixes, before: composition)
    call.tables = [table(of: suffixCall)]
    call.bundles = [suffix.bundle(of: suffixCall.labels).map { .of($0) } ?? .unknown]
    result.merge(call)
  }

  /// Leaves out of a routine what a call at its place does not mean.
  private func meant(_ routine: Routine, by site: Int, _ owners: [String]?) -> Routine {
    guard !routine.overloads.isEmpty else { return routine }
    if let receivers {
      guard routine.form == .message else { return routine.seenByC(from: path) }
      let receiver = routines.receiver(ofMessageAt: site, of: receivers)
      return routines.meant(routine, by: list.text(site), sentTo: receiver)
    }
    var visible = routine.seen(from: path)
    if list.isImplicitMember(site) { visible = visible.asImplicitMember }
    if visible.hasStaticMembers, list.isCalledOnValue(site) {
      visible = visible.seen(byValueNamed: list.textOfReceiver(ofMember: site))
    }
    guard let owners else { return visible }
    return visible.members(
      called: list.isMember(site) ? list.textOfReceiver(ofMember: site) : nil,
      in: owners.flatMap(routines.ancestors)
    )
  }

  /// Returns whether a name may mean a routine that wants a key of what it gets.
  ///
  /// C imports nothing from the modules of Swift.
  private func isVisible(_ routine: Routine, at site: Int, _ isLocalizable: Bool) -> Bool {
    guard !routine.acceptsStrings || isLocalizable,
      language == .swift || routine.modules.isEmpty, isImported(routine)
    else { return false }
    guard let qualifier = routine.qualifier else { return true }
    return list.textOfReceiver(before: site) == qualifier
  }

  /// Whether the file imports a shown routine's framework: Charts, whose `value` is any other method's name.
  ///
  /// SwiftUI is imported by others' modules as well.
  private func isImported(_ routine: Routine) -> Bool {
    guard routines.areShown, routine.overloads.isEmpty, !routine.modules.isEmpty,
      !routine.modules.contains("SwiftUI")
    else { return true }
    return !routine.modules.isDisjoint(with: list.importedModules)
  }

  /// Returns what stands in front of a default: `comment` of `comment ?? ""`.
  private func withoutDefault(_ range: Range<Int>) -> Range<Int> {
    let sign = list.topLevel(.nilCoalescing, in: range)
    return range.lowerBound..<(sign ?? range.upperBound)
  }

  /// Returns the members that an argument is; of one that is shown those of all its parts.
  private func members(in range: Range<Int>) -> [Int] {
    shownParts(of: range).compactMap(member)
  }

  /// Returns the last name of a chain of names, `config.titleKey`, or the number of a tuple's component:
  /// `pair.0`.
  private func member(in range: Range<Int>) -> Int? {
    let range = list.strippedExpression(range)
    guard language == .swift, range.count > 2, let last = range.last,
      list.isPath(list[last].kind == .number ? range.dropLast() : range)
    else { return nil }
    return last
  }

  /// Returns whether an argument is a parameter whose words a macro makes a text: `@#key`.
  private func isSpelled(_ range: Range<Int>) -> Bool {
    let last = list.strippedExpression(range).last
    return language == .objectiveC && last.map { list.kind($0) == .directive } ?? false
  }

  /// Returns the one name that an argument is: `key`, `(key)`, `self`, and in Swift `self.key`, which in
  /// Objective-C is never a parameter; in a macro also `@key` and `@#key`.
  func name(in range: Range<Int>, of list: TokenList? = nil) -> String? {
    let list = list ?? self.list
    var range = list.strippedExpression(range)
    if language == .swift { range = list.unwrapped(range) }
    if language == .objectiveC, range.count == 2, list.kind(range.lowerBound) == .at {
      range = range.dropFirst()
      let word = list.text(range.lowerBound)
      if isSpelled(range) { return String(word.drop { $0 == "#" || $0 == " " }) }
    }
    guard let name = list.ownName(in: range), range.count == 1 || language == .swift,
      range.count == 1 || list.keyword(range.lowerBound) == .self
    else { return nil }
    return list.text(name)
  }
}
