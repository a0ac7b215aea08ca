import LocalizationModel
import SourceFiles
import SwiftSource

extension SwiftReader {
  func readCall(openedBy parenthesis: Int, into file: inout FileReading) {
    guard list.partner(of: parenthesis) < list.count, !list.opensName(at: parenthesis) else {
      return
    }
    if mayFormat(openedBy: parenthesis),
      let call = FormattingCall(swift: list, openedBy: parenthesis, context)
    {
      file.formattedTexts.add(call, in: list)
    }
    if let name = list.callee(of: parenthesis), list.keyword(name) == .`init` {
      readInitializer(named: name, into: &file)
    } else if let name = list.callee(of: parenthesis), list.keyword(name) == .Self {
      readByLabels(list.arguments(in: parenthesis), at: name, into: &file)
    } else if let name = callee(of: parenthesis) {
      let first = file.extraction.references.count
      let arguments = list.arguments(in: parenthesis)
      let behind = list.after(parenthesis)
      readCall(of: name, adding(closuresAt: behind, to: arguments, of: name, &file), into: &file)
      guard file.extraction.references.count > first else { return }
      readElements(behind: name, into: &file)
      // What a modifier says, such as a title, an alert or a label for VoiceOver, is no grey bar.
      if !list.isMember(name), list.isRedacted(behind: parenthesis) {
        return file.removeLiterals(ofReferencesFrom: first)
      }
      let start = list.startOfChain(endingAt: name)
      let traits = list.traits(around: start, list.partner(of: parenthesis))
      file.add(traits, toReferencesFrom: first)
    } else {
      readValueCall(openedBy: parenthesis, into: &file)
    }
  }

  /// Returns whether a call may put arguments into a text, by one look at its words: to hand the
  /// context on for every call is a tenth of reading them.
  private func mayFormat(openedBy parenthesis: Int) -> Bool {
    FormattingWords.filter.mayHold(list.lastToken(before: parenthesis))
      || FormattingWords.filter.mayHold(list.firstToken(in: parenthesis))
  }

  func readCall(of name: Int, _ arguments: [TokenList.Argument], into file: inout FileReading) {
    let labels = arguments.map(\.label)
    var found: (call: RoutineCall, keys: Int)?
    for routine in context.routines[word(name)]
    where isCalled(routine, by: name) && context.canSee(routine) && !isHidden(routine, name, &file)
    {
      let meant = fitting(
        narrowed(routine, calledAt: name, &file),
        arguments,
        calledAt: name,
        &file
      )
      let call = RoutineCall(of: meant, arguments, labels)
      let keys = call.keyCount
      if keys == 0 { noteHiddenKeys(of: meant, arguments, calledAt: name, &file) }
      if keys == 0 || isWithoutDot(name, routine) && !isModifierOfSelf(name, labels, &file) {
        continue
      }
      // An overload of one's own may take more keys than the framework's, or be the only one that
      // does with fewer labels.
      if let found, keys < found.keys || keys == found.keys && !call.isPreferred(to: found.call) {
        continue
      }
      found = (call, keys)
    }
    guard var call = found?.call, !isPattern(name, arguments),
      !list.asksFramework(name, call)
    else { return }
    if context.file == nil, restsOnTypes(call.routine, calledAt: name, &file) {
      file.hasUnclearTypes = true
    }
    if call.routine.isDisplay, !leaveOutLookedUp(in: &call, &file) { return }
    let bundle = call.routine.isMethodOfBundle ? list.receiver(before: name) : nil
    let location = file.locator.location(of: list[name].range)
    call.addReceiver(list.operand(before: name))
    reader.read(call, on: bundle, at: location, into: &file)
  }

  /// Notes that types tell whether a call gives a key: another type's function of the name, which takes a
  /// string there, hides the one that takes a key.
  private func noteHiddenKeys(
    of routine: Routine,
    _ arguments: [TokenList.Argument],
    calledAt name: Int,
    _ file: inout FileReading
  ) {
    guard context.file == nil, !file.hasUnclearTypes, routine.overloads.count > 1 else { return }
    let labels = arguments.map(\.label)
    let mayTakeKey = routine.overloads.contains { signature in
      signature.parameters(for: labels)?.contains(where: \.isKey) ?? false
    }
    if mayTakeKey, arguments.contains(where: { !literals(in: $0.value, as: .resource).isEmpty }),
      restsOnTypes(routine, calledAt: name, &file)
    {
      file.hasUnclearTypes = true
    }
  }

  /// Leaves out what a view looks up or may look up, and returns whether it shows anything as it is.
  func leaveOutLookedUp(in call: inout RoutineCall, _ file: inout FileReading) -> Bool {
    for position in call.roles.indices where !showsString(call, at: position, &file) {
      call.leaveOut(position)
    }
    return call.keyCount > 0
  }

  /// Returns whether a view gets a value that is evidently a string: it looks a literal up, but for one at a
  /// label.
  private func showsString(_ call: RoutineCall, at position: Int, _ file: inout FileReading) -> Bool
  {
    let argument = call.arguments[position]
    guard call.roles[position] == .stringKey, argument.label == nil else { return true }
    let values = list.alternatives(of: argument.value).filter { !list.isLiteral($0) }
    // What a closure gives that is called at once may be made a key of.
    if values.isEmpty || values.contains(where: { list.kind($0.lowerBound) == .leftBrace }) {
      return false
    }
    guard let scoped = context.file else {
      file.hasUnclearTypes = true
      return false
    }
    return values.allSatisfy { value in
      var typer = ExpressionTyper(list, scoped.names(of: list, at: value.lowerBound))
      guard let type = typer.type(of: value).map(scoped.index.resolved), !type.isUnknown else {
        return isMemberOfData(value)
      }
      return type == .string
    }
  }

  /// Whether a value is a member that no source declares, as those of Core Data's classes: what is
  /// localizable comes from the project's own code.
  private func isMemberOfData(_ value: Range<Int>) -> Bool {
    guard let last = value.last, list.isPath(value), list.isMember(last) else { return false }
    return context.file?.index.owners(of: list.text(last)) == []
      && context.properties.word(last, of: list) == .unknown
  }

  /// Returns the arguments of a call with the closures behind them that may yield keys; only where
  /// types are known is it told whether a brace opens a closure.
  private func adding(
    closuresAt end: Int,
    to arguments: [TokenList.Argument],
    of name: Int,
    _ file: inout FileReading
  ) -> [TokenList.Argument] {
    guard list.kind(end) == .leftBrace, !context.routines.wordsWithClosures.isEmpty,
      context.routines.wordsWithClosures.contains(word(name)),
      let routine = context.routines[word(name)].first(where: \.takesKeyInClosure)
    else { return arguments }
    guard let scoped = context.file else {
      file.hasUnclearTypes = true
      return arguments
    }
    guard scoped.isClosure(scoped.token(at: list[end].start)) else { return arguments }
    var closures: [TokenList.Argument] = []
    var next = end
    while let brace = list.closure(behindCallAt: next, limit: list.count) {
      closures.append((brace > next ? list.text(next) : nil, brace..<list.after(brace)))
      next = list.after(brace)
    }
    return routine.arguments(arguments, with: closures)
  }

  /// Reads `row { "…" }`, a call without parentheses.
  func readCall(withClosuresBehind name: Int, into file: inout FileReading) {
    let arguments = adding(closuresAt: name + 1, to: [], of: name, &file)
    if !arguments.isEmpty { readCall(of: name, arguments, into: &file) }
  }

  /// Returns whether what looks like a call takes a value apart: `case .string(let text):`.
  private func isPattern(_ name: Int, _ arguments: [TokenList.Argument]) -> Bool {
    list.isImplicitMember(name, behind: [.case, .let, .var])
      || arguments.contains { list.isKeyword($0.value.lowerBound, of: [.let, .var]) }
  }

  /// Returns whether a type of the file has the name of a framework's, and is meant instead of that.
  private func isHidden(_ routine: Routine, _ name: Int, _ file: inout FileReading) -> Bool {
    routine.form == .free && routine.overloads.isEmpty && list.isCapitalized(name)
      && !list.isMember(name) && isDeclaredHere(name, &file)
  }

  /// Returns whether a routine is called in the form that stands here.
  private func isCalled(_ routine: Routine, by name: Int) -> Bool {
    if list[name].kind == .directive { return routine.form == .macro }
    let isMember = list.isMember(name)
    if let qualifier = routine.qualifier, !list.isQualified(name, by: qualifier) { return false }
    return switch routine.form {
    case .free: true
    case .member: isMember || isWithoutDot(name, routine)
    case .attribute: list.isAttribute(name)
    case .message, .suffix, .macro, .declaration, .assignment: false
    }
  }

  /// Reads `"key".localized` and `"key".localized(in: "Table")`.
  func readSuffix(at name: Int, into file: inout FileReading) {
    let suffixes = context.routines[word(name)].filter {
      $0.form == .suffix && context.canSee($0)
    }
    guard !suffixes.isEmpty, let receiver = list.operand(before: name),
      !isTypeOfTexts(receiver),
      mayBeString(receiver, before: name)
    else { return }
    let arguments = list.arguments(ofCallBy: name)
    let calls = suffixes.lazy.map { RoutineCall(of: $0, arguments) }
    let fitting = calls.first { !$0.roles.contains(nil) }
    if fitting == nil, takesKey(arguments.map(\.label), named: name) { return }
    if list.asksFramework(name, fitting ?? calls[0]) { return }
    let location = file.locator.location(of: list[name].range)
    reader.read(receiver: receiver, fitting ?? calls[0], at: location, into: &file)
  }

  /// Notes `localized` in `var shouted: String { localized.uppercased() }` of an extension of `String`,
  /// which may make a look-up of the member around it.
  func noteMemberOfString(_ name: Int, into file: inout FileReading) {
    guard list.isOwnMember(name),
      let suffix = context.routines[word(name)].first(where: { $0.form == .suffix })
    else { return }
    file.openRoutines.insert(suffix.name)
  }

  /// Returns whether another routine of the name has these labels, and a key among its arguments:
  /// `"Check for updates".localized(key: "menu.check")`.
  private func takesKey(_ labels: [String?], named name: Int) -> Bool {
    context.routines[word(name)].contains { routine in
      isCalled(routine, by: name) && context.canSee(routine) && routine.hasAllLabels(labels)
        && routine.takesKey(labels: labels)
    }
  }

  /// Returns whether a receiver is the type itself, whose static member is called.
  private func isTypeOfTexts(_ receiver: Range<Int>) -> Bool {
    receiver.count == 1 && list[receiver.lowerBound].kind == .identifier
      && list.text(receiver.lowerBound) == "String"
  }

  /// Returns whether a member may be one of a string: the receiver is one, or of no known type and
  /// the member of a name that nothing else has.
  private func mayBeString(_ receiver: Range<Int>, before member: Int) -> Bool {
    let first = receiver.lowerBound
    guard list[first].kind == .identifier else { return true }
    if let keyword = list.keyword(first), keyword != .self { return false }
    if list.isSet(member) { return false }
    guard let file = context.file else { return true }
    var typer = ExpressionTyper(list, file.names(of: list, at: first))
    guard let type = typer.type(of: receiver).map(file.index.resolved) else {
      return !file.index.isMemberOfOthers(list.text(member), isCall: list.isCalled(member))
    }
    return file.index.mayBeString(type)
  }

  /// Reads `L10n.Home.title` and `.Booking.title`, which a generator has made from a key.
  func readAccessor(at name: Int, into file: inout FileReading) {
    for accessor in context.routines.accessors(endingIn: word(name)) {
      guard let first = firstComponent(of: accessor, endingAt: name) else { continue }
      let location = file.locator.location(of: list[first].start..<list[name].end)
      var reference = KeyReference(accessor, location: location, context: file.sourceContext)
      if list.isCalled(name) { reference.traits.insert(.isFilled) }
      if accessor.isImplicitMember, isOfOtherType(first) { reference.traits.insert(.isOtherMember) }
      file.extraction.references.append(reference)
    }
  }

  /// Returns where the name of an accessor begins that ends at a token; nil where another name stands.
  private func firstComponent(of accessor: KeyAccessor, endingAt name: Int) -> Int? {
    var index = name
    var owner = accessor.components.dropLast()
    while let component = owner.last {
      guard let qualifier = list.qualifier(of: index) else { return nil }
      index = qualifier
      if isAlias(index, of: owner) { return index }
      guard list.text(index) == component else { return nil }
      owner.removeLast()
    }
    guard accessor.isImplicitMember else { return index }
    let isOfType = list.isQualified(index, by: "LocalizedStringResource")
    return isOfType || list.isImplicitMember(index) ? index : nil
  }

  /// Returns whether a name stands for a generated type, which another name may qualify.
  private func isAlias(_ name: Int, of type: ArraySlice<String>) -> Bool {
    !list.isMember(name)
      && context.generatedTypes(namedBy: name, of: list).contains {
        $0.suffix(type.count).elementsEqual(type)
      }
  }

  /// Returns the name that is called by a parenthesis; nil for a definition.
  func callee(of parenthesis: Int) -> Int? {
    let name = list.calledName(before: parenthesis)
    guard list[name].isWord, word(name) != .unknown,
      list.keyword(name) == nil || list.isMember(name) || isOwnFunction(name),
      !list.isIntroduced(name, by: [.func]), !isForeignType(name), !outline.declaresCase(name)
    else { return nil }
    return name
  }

  /// Whether a word that is a keyword elsewhere is the name of what the project declares: `set("…")`.
  private func isOwnFunction(_ name: Int) -> Bool {
    list.isKeyword(name, of: [.actor, .any, .get, .set, .some, .Preview])
      && context.routines[word(name)].contains { !$0.overloads.isEmpty }
  }

  /// Returns whether a framework's type name is qualified by another module or type, as in
  /// `LaunchAtLogin.Toggle`.
  private func isForeignType(_ name: Int) -> Bool {
    guard let qualifier = list.qualifier(of: name), list.isCapitalized(name) else { return false }
    // Functions are found under any name, and so is what the project itself declares.
    let isFrameworkType = context.routines[word(name)].allSatisfy { routine in
      routine.form == .free && routine.overloads.isEmpty && !routine.takesStrings
        && routine.qualifier == nil
    }
    return isFrameworkType && !Routine.qualifiers.contains(list.text(qualifier))
  }
}

extension TokenList {
  fileprivate func isLiteral(_ range: Range<Int>) -> Bool {
    range.count == 1 && [.string, .interpolatedString].contains(self[range.lowerBound].kind)
  }
}

extension KeyReference {
  /// Makes a use of a name that a generator has made from a key.
  init(_ accessor: KeyAccessor, location: SourceLocation, context: SourceContext) {
    self.init(
      key: accessor.key,
      table: accessor.table,
      routine: accessor.components.joined(separator: "."),
      location: location,
      context: context
    )
    origin = .accessor
  }
}
