import LocalizationModel
import SourceFiles
import SwiftSource

/// Reads one use of a routine into references and dynamic sites.
struct CallReader {
  let evaluator: KeyEvaluator
  let context: FileContext

  var list: TokenList { evaluator.list }

  /// Reads a call, whose name is at `location`; `bundle` is the one that it is a method of.
  func read(
    _ call: RoutineCall,
    on bundle: Range<Int>? = nil,
    at location: SourceLocation,
    into file: inout FileReading
  ) {
    guard call.keyCount > 0 else { return }
    let (routine, labels) = (call.routine, call.labels)
    var details = details(of: call)
    if let bundle {
      if !list.isMainBundle(bundle) { details.traits.insert(.namesBundle) }
      details.bundle = context.bundle(in: bundle, of: list)
      noteSearch(for: bundle, in: &details)
    }
    noteConstant(of: call, details, in: &file)
    if details.table == nil, routine.convertsStrings {
      details.lookUp = file.outerLookUps[location.offset] ?? KeyLookUp(parameterLabel: "")
    }
    for (position, (argument, role)) in zip(call.arguments, call.roles).enumerated() {
      guard let role, role.isKey else { continue }
      details.origin = routine.origin(of: role)
      if routine.overloads.contains(where: \.handsOn) {
        details.parameterLabel = argument.label ?? ""
      }
      if role == .localizableKey || role.isLocalizable && !routine.overloads.isEmpty {
        noteLookUp(details.lookUp, within: argument.value, in: &file)
      }
      switch role {
      case .stringKey where argument.label == Routine.stringLiteralLabel:
        addWritten(argument.value, details, routine, location, to: &file)
      case .stringKey:
        let parts = routine.parts(at: position, labels: labels)
        for part in parts {
          addStrings(argument.value, at: part, details, routine.name, location, to: &file)
        }
        if !parts.isEmpty { continue }
        let composition = routine.composition(at: position, labels: labels)
        addStrings(argument.value, details, routine.name, location, composition, to: &file)
      case .spelledKey:
        // Another macro's parameter is spelled where that one is called.
        let outcome: KeyEvaluator.Outcome =
          list.isParameterOfMacro(argument.value)
          ? .pattern(.anything, reason: .notLiteral) : .key(list.spelling(of: argument.value))
        add(outcome, details, routine.name, location, to: &file)
      case .localizableKey, .localizableResource:
        let expressions = LocalizableExpressions(
          list: list,
          acceptsStrings: routine.acceptsStrings,
          context: context
        )
        let tuple = routine.tuple(at: position, labels: labels)
        // The compiler makes a key of a literal that stands alone; any other text is a string first.
        let isString = routine.convertsStrings && !isKeyOfCompiler(argument.value)
        let literals =
          isString ? [] : expressions.literals(in: argument.value, as: tuple ?? role.ofLiterals)
        if context.file == nil, expressions.restsOnNames(argument.value) {
          file.hasUnclearTypes = true
        }
        for literal in literals {
          // A view formats its text only where the literal has interpolations.
          let isPlain = list[literal.token].kind == .string
          var details = details
          if isPlain, routine.acceptsStrings { details.traits.insert(.isShown) }
          if isPlain, details.origin == .argument { details.traits.insert(.isUnfilled) }
          add(literal, details, routine.name, location, to: &file)
        }
        if literals.isEmpty {
          if let made = expressions.textOfInitializer(argument.value) {
            addMade(of: made.text, by: made.call, details, routine.name, to: &file)
          } else if routine.convertsStrings {
            details.origin = .value
            addStrings(argument.value, details, routine.name, location, to: &file)
          } else if details.table != nil || call.roles.contains(.table) {
            noteTable(of: details, besideValueIn: argument.value, at: location, in: &file)
          }
        }
      case .phrases:
        let table = CallDetails(table: "AppShortcuts")
        addTokenKey(argument.value, table, routine.name, to: &file)
      case .parameterSummary: addTokenKey(argument.value, details, routine.name, to: &file)
      default: break
      }
    }
  }

  /// Returns whether the compiler makes a key of an argument: of a literal alone, but not of one in
  /// `LocalizedStringKey.init("…")`, which takes a string.
  private func isKeyOfCompiler(_ argument: Range<Int>) -> Bool {
    if case .literal = list.expression(in: argument).shape {
      return !list.isInitializerNamed(argument)
    }
    return false
  }

  /// Notes where a call looks for the keys that are made within its own: of
  /// `Text(LocalizedStringKey("…"), tableName: "Errors")`.
  private func noteLookUp(_ lookUp: KeyLookUp, within key: Range<Int>, in file: inout FileReading) {
    // Most keys are a literal or a name, within which nothing is made.
    guard key.count > 3 else { return }
    let calls = key.lazy.filter { index in
      list[index].kind == .identifier && list.isCalled(index)
    }
    // The calls within are read later: what one around has noted for the first, it has for all.
    guard let first = calls.first, file.outerLookUps[list[first].start] != lookUp else { return }
    for index in calls { file.outerLookUps[list[index].start] = lookUp }
  }

  /// Notes that a table is named beside a value whose keys stand elsewhere.
  private func noteTable(
    of details: CallDetails,
    besideValueIn range: Range<Int>,
    at location: SourceLocation,
    in file: inout FileReading
  ) {
    if context.isUnderstood(location) { return }
    let table = details.hasKnownTable ? details.table ?? "" : nil
    for name in list.namesOfValues(in: range) {
      // A constant may hold the table's name.
      if context.file == nil, table == nil { file.hasUnclearTypes = true }
      file.tablesOfValues.insert(TableOfValue(value: name, table: table))
    }
  }

  /// Adds the first literal, whose interpolations are tokens: the others in an array of phrases are
  /// its alternatives.
  private func addTokenKey(
    _ range: Range<Int>,
    _ details: CallDetails,
    _ routine: String,
    to file: inout FileReading
  ) {
    let expressions = LocalizableExpressions(list: list, context: context)
    let literals = expressions.literals(in: range, as: .resource)
    guard let first = literals.first,
      let key = InterpolatedKey(tokensIn: list, literal: first.token)
    else { return }
    var details = details
    details.alternatives = literals.dropFirst().compactMap { literal in
      InterpolatedKey(tokensIn: list, literal: literal.token)?.text
    }
    let location = file.locator.location(of: list[first.token].range)
    add(.key(key.text), details, routine, location, to: &file)
  }

  /// Reads `"key".localized`, whose receiver is a `String`.
  func read(
    receiver: Range<Int>,
    _ call: RoutineCall,
    at location: SourceLocation,
    into file: inout FileReading
  ) {
    var details = details(of: call)
    noteConstant(of: call, details, in: &file)
    details.origin = call.routine.origin(of: .stringKey)
    let composition = call.routine.composition(at: nil, labels: call.labels)
    addStrings(receiver, details, call.routine.name, location, composition, to: &file)
  }

  /// Reads literals that stand where a localizable type is wanted, under the name of what wants it; other
  /// code knows the value by a name of its own, which may be empty.
  func read(
    _ literals: [LocalizableExpressions.Literal],
    as routine: String,
    of name: String,
    into file: inout FileReading
  ) {
    for literal in literals {
      let location = file.locator.location(of: list[literal.token].range)
      var details = CallDetails(origin: .declaration)
      details.lookUp = file.outerLookUps[location.offset] ?? KeyLookUp(parameterLabel: name)
      add(literal, details, routine, location, to: &file)
    }
  }

  private func add(
    _ literal: LocalizableExpressions.Literal,
    _ outer: CallDetails,
    _ routine: String,
    _ location: SourceLocation,
    to file: inout FileReading
  ) {
    if literal.isReadTwice {
      file.castLiterals.insert(list[literal.token].start)
    }
    var details = outer
    if !literal.arguments.isEmpty {
      let roles = literal.arguments.map { $0.label.flatMap { Routine.detailLabels[$0] } }
      details = self.details(of: literal.arguments, roles)
      details.take(
        outer,
        namesTable: roles.contains(.table),
        namesBundle: roles.contains(.bundle)
      )
    }
    if list[literal.token].kind == .interpolatedString {
      guard let key = InterpolatedKey(list, literal: literal.token, context) else { return }
      details.traits.insert(.isFilled)
      if key.hasHandmadeSuffix { details.traits.insert(.hasHandmadeSuffix) }
      add(.key(key.text), details, routine, location, to: &file)
    } else if let key = SwiftLiteral.text(in: list.bytes, list[literal.token].range) {
      add(.key(key), details, routine, location, to: &file)
    }
  }

  func add(
    _ outcome: KeyEvaluator.Outcome,
    _ details: CallDetails,
    _ routine: String,
    _ location: SourceLocation,
    to file: inout FileReading
  ) {
    if context.isUnderstood(location), outcome.isOfName || context.isDefinition(location) { return }
    switch outcome {
    case .key(let key), .finite(let key):
      addReference(to: key, of: outcome, details, routine, location, &file)
    case .choice(let choice):
      addReference(to: choice.keys[0], of: outcome, details, routine, location, &file)
      file.extraction.references[file.extraction.references.count - 1].choice = choice
      file.hasChoices = true
    case .pattern(let pattern, let reason, let cause):
      file.extraction.dynamicSites.append(
        DynamicSite(
          pattern: pattern,
          table: details.table,
          hasKnownTable: details.hasKnownTable,
          reason: reason,
          cause: cause,
          routine: routine,
          location: location,
          context: file.sourceContext
        )
      )
    }
  }

  private func addReference(
    to key: String,
    of outcome: KeyEvaluator.Outcome,
    _ details: CallDetails,
    _ routine: String,
    _ location: SourceLocation,
    _ file: inout FileReading
  ) {
    var reference = KeyReference(
      key: key,
      table: details.table,
      comment: details.comment,
      value: details.value,
      routine: routine,
      location: location,
      context: file.sourceContext
    )
    reference.hasKnownTable = details.hasKnownTable
    reference.tables = details.hasKnownTable ? [] : details.tables
    if details.table == nil, details.hasKnownTable {
      reference.parameterLabel = details.parameterLabel
    }
    reference.traits = details.traits
    if details.bundle.files != [context.path] { reference.bundleFiles = details.bundle.files }
    if details.bundle.isUnread { file.hasUnclearTypes = true }
    reference.alternatives = details.alternatives
    reference.formatArguments = details.formatArguments
    if case .key = outcome {
      reference.origin = details.origin
    } else {
      reference.origin = .value
    }
    file.extraction.references.append(reference)
  }
}

extension TokenList {
  /// Returns whether a parameter of a macro stands alone in a range of that macro's definition.
  fileprivate func isParameterOfMacro(_ range: Range<Int>) -> Bool {
    guard range.count == 1 else { return false }
    let next = hashWords.partitioningIndex { $0 > range.lowerBound }
    guard next > 0, let head = macroHead(at: hashWords[next - 1] + 1),
      head.body.contains(range.lowerBound)
    else { return false }
    return head.parameters.contains { text($0.name) == text(range.lowerBound) }
  }

  /// Returns what C's preprocessor makes of an argument by `#`: its words, with single spaces.
  fileprivate func spelling(of range: Range<Int>) -> String {
    var spelling = ""
    for index in range {
      let isApart = index > range.lowerBound && self[index - 1].end < self[index].start
      spelling += (isApart ? " " : "") + text(index)
    }
    return spelling
  }
}
