import LocalizationModel
import SourceFiles
import SwiftSource

/// Finds the keys in the tokens of an Objective-C, C or C++ file.
struct ObjectiveCReader {
  let list: TokenList
  let outline: Outline
  let context: FileContext
  private let isComment: Bool
  /// The bodies of functions and methods, where names are followed to what they stand for.
  private let bodies: [Range<Int>]
  private let displayReader: HardCodedTextReader?
  let receivers: MessageReceivers

  init(_ list: TokenList, _ outline: Outline, _ context: FileContext, isComment: Bool = false) {
    self.list = list
    self.outline = outline
    self.context = context
    self.isComment = isComment
    receivers = MessageReceivers(list, outline)
    bodies = context.index == nil ? [] : outline.bodies(in: list)
    let isShown = context.findsHardCodedTexts && !isComment
    displayReader = isShown ? HardCodedTextReader(list: list, language: .objectiveC) : nil
  }

  /// Returns the body that a token stands in; an empty one outside all.
  private func body(around token: Int) -> Range<Int> {
    let next = bodies.partitioningIndex { $0.upperBound > token }
    return next < bodies.count && bodies[next].contains(token) ? bodies[next] : token..<token
  }

  /// Reads all calls of routines, and `localizedStringForKey:value:table:`.
  func read(into file: inout FileReading) {
    let (tokens, wanted, lookUps) = (list.all, context.wanted, LookUpWords.filter)
    let outer = file.sourceContext
    var bounds = (outer == .app && !isComment ? list.boundsOfDebugCode : [])[...]
    var bound = bounds.popFirst() ?? .max
    for index in tokens.indices {
      if index == bound {
        file.sourceContext = file.sourceContext == .debug ? outer : .debug
        bound = bounds.popFirst() ?? .max
      }
      if let displayReader { readDisplay(at: index, by: displayReader, into: &file) }
      switch tokens[index].kind {
      case .identifier:
        // Most words are names that nothing is known of.
        guard wanted.mayHold(tokens[index]) else { continue }
        if lookUps.mayHold(tokens[index]) { noteLookUp(at: index, into: &file) }
        let word = context.word(index, of: list)
        if word == .unknown { break }
        let routines = context.routines[word]
        // Half of the known words are keywords, which no routine is called by.
        if !routines.isEmpty { readCalls(of: routines, at: index, into: &file) }
        if list.isSet(index) { readAssignment(at: index, word, into: &file) }
        if list.isLabel(index),
          let call = FormattingCall(objectiveC: list, message: index, in: outline, context)
        {
          file.formattedTexts.add(call, in: list)
        }
        readAccessor(at: index, word, into: &file)
      case .comment where !isComment:
        let nested = TokenList(list.bytes, .objectiveC, in: list[index].commentText)
        ObjectiveCReader(nested, Outline(c: nested), context, isComment: true).read(into: &file)
      case .directive where !isComment: readDisabledCode(behind: index, into: &file)
      default: break
      }
    }
    file.sourceContext = outer
  }

  /// Reads the keys of code that `#if 0` leaves out, as of Swift's `#if false`; what may ask
  /// for any key asks for none there.
  private func readDisabledCode(behind directive: Int, into file: inout FileReading) {
    guard let range = list.disabledCode(behind: directive) else { return }
    let code = TokenList(list.bytes, .objectiveC, in: range)
    var reading = file
    if reading.sourceContext == .app { reading.sourceContext = .disabled }
    ObjectiveCReader(code, Outline(c: code), context, isComment: true).read(into: &reading)
    file.extraction.references = reading.extraction.references
  }

  private func readDisplay(
    at index: Int,
    by displayReader: HardCodedTextReader,
    into file: inout FileReading
  ) {
    if list[index].kind == .equals {
      displayReader.readAssignment(at: index, into: &file)
    } else if list[index].kind == .identifier, list.isLabel(index) {
      displayReader.readMessage(at: index, into: &file)
    }
  }

  private func readCalls(of routines: [Routine], at name: Int, into file: inout FileReading) {
    if list.isCalled(name) { readVariants(of: routines, at: name, into: &file) }
    if list.isLabel(name) { readMessage(of: routines, at: name, into: &file) }
    readSuffix(of: routines, at: name, into: &file)
  }

  /// Reads a call, with each of the arguments that conditions of the preprocessor leave to it.
  private func readVariants(of routines: [Routine], at name: Int, into file: inout FileReading) {
    guard list.partner(of: name + 1) < list.count else { return }
    let location = file.locator.location(of: list[name].range)
    let variants = list.variants(ofCallAt: name)
    if variants.isEmpty { return readCall(of: routines, at: name, location, into: &file) }
    let (keys, sites) = (file.extraction.references.count, file.extraction.dynamicSites.count)
    for variant in variants {
      let reader = ObjectiveCReader(variant, Outline(c: variant), context)
      reader.readCall(of: routines, at: 0, location, into: &file)
    }
    file.extraction.references.keepFirst(from: keys) { $0.key == $1.key && $0.table == $1.table }
    file.extraction.dynamicSites.keepFirst(from: sites) { $0.pattern == $1.pattern }
  }

  private func readCall(
    of routines: [Routine],
    at name: Int,
    _ location: SourceLocation,
    into file: inout FileReading
  ) {
    let parenthesis = name + 1
    let parts = list.split(list.inside(parenthesis))
    let labels = parts.map { _ in String?.none }
    let routine = routines.first { routine in
      routine.form == .free && routine.qualifier == nil && context.canSee(routine)
        && seen(routine).takesKey(labels: labels)
    }
    guard let routine, !list.isMacroName(name), !list.isFunctionDeclared(at: name, parts) else {
      return
    }
    let call = RoutineCall(of: seen(routine), parts.map { (nil, $0) }, labels)
    if list.asksFramework(name, call) { return }
    let first = file.extraction.references.count
    callReader(at: name, location).read(call, at: location, into: &file)
    guard file.extraction.references.count > first else { return }
    file.add(list.traits(around: name, list.partner(of: parenthesis)), toReferencesFrom: first)
  }

  /// Reads `[bundle localizedStringForKey:… value:… table:…]`, the cursor being on the first part of
  /// the selector.
  private func readMessage(of routines: [Routine], at name: Int, into file: inout FileReading) {
    guard let receiver = list.textOfReceiver(ofMessageAt: name) else { return }
    let routines = routines.filter { routine in
      routine.form == .message && (routine.qualifier ?? receiver) == receiver
    }
    guard !routines.isEmpty, let arguments = list.messageArguments(at: name) else { return }
    let labels = arguments.map(\.label)
    let candidates = routines.map { meant($0, by: name) }.filter { $0.takesKey(labels: labels) }
    // A class of one's own may have a method of the name of Foundation's.
    guard let routine = candidates.first(where: { $0.hasAllLabels(labels) }) ?? candidates.first
    else { return }
    let values = arguments.map { ($0.label, list.firstPart(of: $0.value)) }
    var call = RoutineCall(of: routine, values, labels)
    if list.asksFramework(name, call) { return }
    // A class of the project whose method has a look-up's name looks up by itself.
    let owner = receivers.receiver(ofMessageAt: name)
    if owner.map({ context.routines.superclasses[$0] != nil }) ?? false {
      call = RoutineCall(of: routine.wantingAllLabels(false), values, labels)
    }
    call.addReceiver(receivers.string(before: name))
    read(call, at: name, into: &file)
  }

  /// Reads `[@"key" localized]`, `[@"key" localizedInTable:@"Table"]` and `@"key".localized`.
  private func readSuffix(of routines: [Routine], at name: Int, into file: inout FileReading) {
    let suffixes = routines.filter { $0.form == .suffix }
    guard !suffixes.isEmpty, let receiver = receivers.string(before: name) else { return }
    let arguments = list.isLabel(name) ? list.messageArguments(at: name) ?? [] : []
    let calls = suffixes.lazy.map { RoutineCall(of: $0, arguments) }
    let call = calls.first { !$0.roles.contains(nil) } ?? calls[0]
    let location = file.locator.location(of: list[name].range)
    callReader(at: name, location).read(receiver: receiver, call, at: location, into: &file)
  }

  /// Reads `[Strings homeTitle]` and `Strings.homeTitle`, which a generator has made from a key.
  private func readAccessor(at name: Int, _ word: Word, into file: inout FileReading) {
    guard let owner = list.qualifier(of: name) ?? list.nameOfReceiver(ofMessageAt: name) else {
      return
    }
    for accessor in context.routines.accessors(endingIn: word)
    where accessor.components.dropLast().elementsEqual([list.text(owner)]) {
      let location = file.locator.location(of: list[owner].start..<list[name].end)
      file.extraction.references.append(
        KeyReference(accessor, location: location, context: file.sourceContext)
      )
    }
  }

  private func seen(_ routine: Routine) -> Routine { routine.seenByC(from: context.path) }

  private func meant(_ routine: Routine, by selector: Int) -> Routine {
    guard !routine.overloads.isEmpty else { return routine }
    let receiver = context.routines.receiver(ofMessageAt: selector, of: receivers)
    return context.routines.meant(routine, by: list.text(selector), sentTo: receiver)
  }

  func read(_ call: RoutineCall, at name: Int, into file: inout FileReading) {
    let location = file.locator.location(of: list[name].range)
    callReader(at: name, location).read(call, at: location, into: &file)
  }

  private func callReader(at name: Int, _ location: SourceLocation) -> CallReader {
    let evaluator = KeyEvaluator(
      list: list,
      language: .objectiveC,
      follow: context.index.map { index in
        { range, _ in
          guard let shared = context.texts, context.mayFollowValues else {
            return .unknown(FileContext.tooManyValues)
          }
          var evaluator = ObjectiveCTextEvaluator(
            list,
            in: body(around: name),
            path: location.path,
            index,
            sharing: shared
          )
          let texts = evaluator.texts(of: range)
          context.noteSteps(evaluator.trace.ownSteps, to: texts)
          return texts
        }
      }
    )
    return CallReader(evaluator: evaluator, context: context)
  }
}

extension Array {
  /// Removes from an index on what is alike to something before it there.
  fileprivate mutating func keepFirst(from start: Int, areAlike: (Element, Element) -> Bool) {
    let kept = self[start...].reduce(into: [Element]()) { kept, element in
      if !kept.contains(where: { areAlike($0, element) }) { kept.append(element) }
    }
    replaceSubrange(start..., with: kept)
  }
}
