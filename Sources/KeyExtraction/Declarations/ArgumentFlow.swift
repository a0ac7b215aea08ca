/// Finds what a body hands on to the routines that it calls.
///
/// A function that passes a parameter on as a key is a routine itself; so users need not declare
/// their wrappers.
struct ArgumentFlow {
  let list: TokenList
  let routines: RoutineTable
  private let language: SourceSyntax
  private let evaluator: KeyEvaluator
  /// The receivers of messages, in Objective-C.
  private let receivers: MessageReceivers?

  /// What becomes of the names in a body.
  struct Result {
    var roles: [String: Routine.Role] = [:]
    /// The table that stands in the call as a literal.
    var table: String?
    /// Whether a bundle stands in the call that is not the app's.
    var namesBundle = false
    /// Where the calls are that take a name as their key, as offsets of the routines' names.
    var sites: [String: [Int]] = [:]

    var hasKey: Bool { roles.values.contains { $0.isKey } }

    /// Returns what becomes of all names but some.
    func without(_ names: [String]) -> Result {
      guard hasKey else { return Result() }
      var rest = self
      for name in names { (rest.roles[name], rest.sites[name]) = (nil, nil) }
      return rest.hasKey ? rest : Result()
    }

    mutating func merge(_ other: Result) {
      roles.merge(other.roles) { first, _ in first }
      table = table ?? other.table
      namesBundle = namesBundle || other.namesBundle
      sites.merge(other.sites) { $0 + $1 }
    }
  }

  init(_ list: TokenList, _ routines: RoutineTable, language: SourceSyntax) {
    self.list = list
    self.routines = routines
    self.language = language
    evaluator = KeyEvaluator(list: list, language: language)
    receivers = language == .objectiveC ? MessageReceivers(list) : nil
  }

  private func word(_ index: Int) -> Word { routines.vocabulary.word(index, of: list) }

  /// Returns what each name becomes in the calls of a range.
  func flow(in range: Range<Int>) -> Result {
    var result = Result()
    for index in range {
      switch list[index].kind {
      case .leftParenthesis where index > range.lowerBound:
        let name = index - 1
        guard list[name].kind == .identifier, word(name) != .unknown else { continue }
        add(name, list.arguments(in: index), to: &result)
      case .identifier where word(index) != .unknown && list.kind(index - 1) == .dot:
        addReceiver(of: index, to: &result)
      case .colon where index > range.lowerBound && word(index - 1) != .unknown:
        if let arguments = list.messageArguments(at: index - 1) {
          add(index - 1, arguments.map { ($0.label, list.firstPart(of: $0.value)) }, to: &result)
        }
      default: break
      }
    }
    return result
  }

  private func add(_ site: Int, _ arguments: [TokenList.Argument], to result: inout Result) {
    for routine in routines[word(site)] where !routine.acceptsStrings && isVisible(routine) {
      let routine = routine.form == .message ? meant(routine, by: site) : routine
      let roles = routine.roles(of: arguments.map(\.label))
      let isDeclared = !routine.overloads.isEmpty
      var call = Result()
      if isDeclared { call.table = routine.fixedTable }
      for (argument, role) in zip(arguments, roles) {
        // What is handed on to a localizable type has that type itself.
        if isDeclared, role?.isLocalizable ?? false { continue }
        if role == .bundle, !isMainBundle(argument.value) { call.namesBundle = true }
        if let role, let name = name(in: argument.value) {
          // A key is often its own default text as well.
          if call.roles[name]?.isKey ?? false { continue }
          // A string that becomes a key on the way is a string at the call.
          call.roles[name] = role.isKey ? .stringKey : role
          if role.isKey { call.sites[name] = [list[site].start] }
        } else if role == .table {
          call.table = evaluator.literalText(in: argument.value)
        }
      }
      if call.hasKey { result.merge(call) }
    }
  }

  /// Leaves out of a method what belongs to other classes than that of the receiver.
  private func meant(_ routine: Routine, by selector: Int) -> Routine {
    guard let receivers, !routine.overloads.isEmpty else { return routine }
    let receiver = receivers.receiver(ofMessageAt: selector)
    return routines.meant(routine, by: list.text(selector), sentTo: receiver)
  }

  /// Tells whether the language has a routine at all: C imports nothing from Swift's modules.
  private func isVisible(_ routine: Routine) -> Bool {
    language == .swift || routine.modules.isEmpty
  }

  /// Adds the name in `key.localized`, which is the key.
  private func addReceiver(of site: Int, to result: inout Result) {
    guard list.kind(site - 2) == .identifier, list.kind(site - 3) != .dot,
      let routine = routines[word(site)].first(where: { $0.form == .suffix })
    else { return }
    var call = Result()
    call.roles[list.text(site - 2)] = .stringKey
    call.sites[list.text(site - 2)] = [list[site].start]
    call.table = routine.fixedTable
    result.merge(call)
  }

  /// Tells whether an argument is the app's bundle: `.main`, `Bundle.main`, `nil`, or a name, which
  /// can be any.
  private func isMainBundle(_ range: Range<Int>) -> Bool {
    let range = list.strippedExpression(range)
    guard let last = range.last else { return true }
    return range.count == 1 || list.text(last) == "main"
  }

  /// Returns the one name that an argument is: `key`, `(key)`, `self`, and in Swift `self.key`, which in
  /// Objective-C is never a parameter.
  private func name(in range: Range<Int>) -> String? {
    let range = list.strippedExpression(range)
    guard let first = range.first, list[first].kind == .identifier else { return nil }
    if range.count == 1 { return list.text(first) }
    let isOwn =
      language == .swift && range.count == 3 && list.keyword(first) == .self
      && list.kind(first + 1) == .dot
    return isOwn ? list.text(first + 2) : nil
  }
}
