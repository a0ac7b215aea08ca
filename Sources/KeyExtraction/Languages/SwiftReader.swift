import LocalizationModel
import SourceFiles

/// Finds the keys in the tokens of a Swift file.
struct SwiftReader {
  private let list: TokenList
  private let context: FileContext
  private let depth: Int
  private let reader: CallReader
  /// The properties of this file that have a localizable type.
  private var properties: Set<String> = []
  /// Where the preview that is being read ends.
  private var previewEnd = 0
  /// Where the code that only a debug build has ends.
  private var debugEnd = 0

  /// Interpolations within interpolations are read to this depth, deeper than any person nests
  /// them, so that hostile input costs linear time.
  private static let depthLimit = 64

  init(_ list: TokenList, _ context: FileContext, depth: Int = 0) {
    self.list = list
    self.context = context
    self.depth = depth
    reader = CallReader(
      evaluator: KeyEvaluator(
        list: list,
        language: .swift,
        follow: context.file.map { file in
          { range in
            var evaluator = TextEvaluator(list, file.names(of: list, at: range.lowerBound))
            return evaluator.texts(of: range)
          }
        }
      ),
      context: context
    )
  }

  /// Reads everything in the list, what stands in interpolations and comments included.
  mutating func read(into file: inout FileReading) {
    let outer = file.sourceContext
    for index in list.range {
      if outer == .app {
        file.sourceContext = index < previewEnd ? .preview : index < debugEnd ? .debug : .app
      }
      switch list[index].kind {
      case .leftParenthesis: readCall(openedBy: index, into: &file)
      case .identifier, .directive: readWord(at: index, into: &file)
      case .equals: readAssignment(at: index, into: &file)
      case .interpolatedString: readInterpolations(of: index, into: &file)
      case .comment: readNested(list[index].commentText, into: &file)
      default: break
      }
    }
    file.sourceContext = outer
  }

  private mutating func readWord(at index: Int, into file: inout FileReading) {
    switch list.keyword(index) {
    case .let, .var: readProperty(at: index, into: &file)
    case .func, .`init`, .subscript: readFunction(at: index, into: &file)
    case .as: readCast(at: index, into: &file)
    case .enum: readRawValues(ofEnumerationAt: index, into: &file)
    case nil where list[index].word != .unknown && list.kind(index - 1) == .dot:
      readSuffix(at: index, into: &file)
      readAccessor(at: index, into: &file)
    case .if where list[index].kind == .directive: enterDebugCode(at: index)
    case .Preview where list[index].kind == .directive, .PreviewProvider: enterPreview(at: index)
    default: break
    }
  }

  private func readInterpolations(of index: Int, into file: inout FileReading) {
    guard let literal = SwiftLiteral(list.bytes, in: list[index].range) else { return }
    let first = file.extraction.references.count
    for range in literal.interpolations { readNested(range, into: &file) }
    if file.extraction.references.count > first, literal.hasWordsAroundInterpolation {
      file.add(.isJoined, toReferencesFrom: first)
    }
  }

  private func readNested(_ range: Range<Int>, into file: inout FileReading) {
    guard depth < Self.depthLimit else { return }
    let nested = TokenList(
      swift: list.bytes,
      in: range,
      vocabulary: context.routines.vocabulary,
      keepsComments: context.includesComments
    )
    var nestedReader = SwiftReader(nested, context, depth: depth + 1)
    nestedReader.read(into: &file)
  }

  /// Reads `#if DEBUG`, which goes on to its `#else` or `#endif`.
  private mutating func enterDebugCode(at index: Int) {
    guard list.kind(index + 1) == .identifier, list.text(index + 1) == "DEBUG",
      list.kind(index + 2) == nil || list.isFirstOnLine(index + 2)
    else { return }
    debugEnd = max(debugEnd, endOfCondition(from: index + 2))
  }

  /// Returns the directive that ends the branch of `#if` around a token.
  private func endOfCondition(from start: Int) -> Int {
    var depth = 0
    for index in start..<max(start, list.tokens.count) where list[index].kind == .directive {
      switch list.text(index) {
      case "#if": depth += 1
      case "#else", "#elseif", "#endif":
        if depth == 0 { return index }
        if list.text(index) == "#endif" { depth -= 1 }
      default: break
      }
    }
    return list.tokens.count
  }

  private mutating func enterPreview(at index: Int) {
    let limit = min(index + 64, list.tokens.count)
    let brace = list.firstTopLevel(in: index..<limit) { list[$0].kind == .leftBrace }
    if let brace { previewEnd = max(previewEnd, list.after(brace)) }
  }
}

// MARK: - Calls

extension SwiftReader {
  private func readCall(openedBy parenthesis: Int, into file: inout FileReading) {
    guard list.partner(of: parenthesis) < list.tokens.count else { return }
    if let call = FormattingCall(swift: list, openedBy: parenthesis, context) {
      file.formattedTexts.add(call, in: list)
    }
    if list.keyword(parenthesis - 1) == .`init` {
      readInitializer(openedBy: parenthesis, into: &file)
    } else if list.keyword(parenthesis - 1) == .Self {
      readByLabels(list.arguments(in: parenthesis), at: parenthesis - 1, into: &file)
    } else if let name = callee(endingAt: parenthesis - 1) {
      let first = file.extraction.references.count
      readCall(of: name, list.arguments(in: parenthesis), into: &file)
      guard file.extraction.references.count > first else { return }
      let start = list.startOfChain(endingAt: name)
      let traits = list.traits(around: start, list.partner(of: parenthesis))
      file.add(traits, toReferencesFrom: first)
    }
  }

  private func readCall(
    of name: Int,
    _ arguments: [CallReader.Argument],
    into file: inout FileReading
  ) {
    let routine = context.routines[list[name].word].first { routine in
      isCalled(routine, by: name) && context.canSee(routine)
        && routine.takesKey(labels: arguments.map(\.label))
    }
    guard let routine else { return }
    let location = file.locator.location(of: list[name].range)
    reader.read(arguments, of: routine, at: location, into: &file)
  }

  /// Tells whether a routine is called in the form that stands here.
  private func isCalled(_ routine: Routine, by name: Int) -> Bool {
    if list[name].kind == .directive { return routine.form == .macro }
    let isMember = list.kind(name - 1) == .dot
    if let qualifier = routine.qualifier {
      guard isMember, list.text(name - 2) == qualifier else { return false }
    }
    return switch routine.form {
    case .free: true
    case .member: isMember
    case .attribute: list.kind(name - 1) == .at
    case .message, .suffix, .macro: false
    }
  }

  /// Reads `"key".localized` and `"key".localized(in: "Table")`.
  private func readSuffix(at name: Int, into file: inout FileReading) {
    let suffixes = context.routines[list[name].word].filter { $0.form == .suffix }
    guard !suffixes.isEmpty, let receiver = receiver(endingAt: name - 2), mayBeString(receiver)
    else { return }
    let isCall = list.kind(name + 1) == .leftParenthesis && !list.isFirstOnLine(name + 1)
    let arguments = isCall ? list.arguments(in: name + 1) : []
    let labels = arguments.map(\.label)
    let routine = suffixes.first { !$0.roles(of: labels).contains(nil) } ?? suffixes[0]
    let location = file.locator.location(of: list[name].range)
    reader.read(receiver: receiver, arguments, of: routine, at: location, into: &file)
  }

  /// Tells whether an expression is not evidently of a type that the project declares.
  private func mayBeString(_ receiver: Range<Int>) -> Bool {
    guard let file = context.file, list[receiver.lowerBound].kind == .identifier else {
      return true
    }
    var typer = ExpressionTyper(list, file.names(of: list, at: receiver.lowerBound))
    return typer.type(of: receiver).map { !file.index.isValue($0.name) } ?? true
  }

  /// Reads `L10n.Home.title` and `.Booking.title`, which a generator has made from a key.
  private func readAccessor(at name: Int, into file: inout FileReading) {
    for accessor in context.routines.accessors(endingIn: list[name].word) {
      guard let first = firstComponent(of: accessor, endingAt: name) else { continue }
      let location = file.locator.location(of: list[first].start..<list[name].end)
      file.extraction.references.append(
        KeyReference(
          key: accessor.key,
          table: accessor.table,
          routine: accessor.components.joined(separator: "."),
          location: location,
          context: file.sourceContext
        )
      )
    }
  }

  /// Returns where the name of an accessor begins that ends at a token; nil where another name stands.
  private func firstComponent(of accessor: KeyAccessor, endingAt name: Int) -> Int? {
    var index = name
    for component in accessor.components.dropLast().reversed() {
      guard list.kind(index - 1) == .dot, list.kind(index - 2) == .identifier,
        list.text(index - 2) == component
      else { return nil }
      index -= 2
    }
    guard accessor.isImplicitMember else { return index }
    let isNamed = list.kind(index - 2) == .identifier && list.keyword(index - 2) == nil
    guard list.kind(index - 1) == .dot,
      !isNamed || list.text(index - 2) == "LocalizedStringResource"
    else { return nil }
    switch list.kind(index - 2) {
    case .rightParenthesis, .rightBracket, .rightBrace, .string, .interpolatedString: return nil
    default: return index
    }
  }

  /// Returns the expression before a dot as far as it can be a string: a literal, what parentheses
  /// enclose, or one name.
  private func receiver(endingAt end: Int) -> Range<Int>? {
    switch list.kind(end) {
    case .string, .interpolatedString: return end..<end + 1
    case .identifier:
      var start = end
      while list.kind(start - 1) == .dot, list.kind(start - 2) == .identifier { start -= 2 }
      return start..<end + 1
    case .rightParenthesis:
      let start = stride(from: end - 1, through: max(0, end - 100), by: -1).first {
        list.kind($0) == .leftParenthesis && list.partner(of: $0) == end
      }
      return start.map { $0..<end + 1 }
    default: return nil
    }
  }

  /// Returns the name that a call ends in before its parenthesis; nil for a definition.
  private func callee(endingAt end: Int) -> Int? {
    var name = end
    if list.kind(end) == .other, list.text(end) == ">", let before = beforeGenerics(end) {
      name = before
    }
    let isName = list.kind(name) == .identifier || list.kind(name) == .directive
    guard isName, list[name].word != .unknown,
      list[name].keyword == nil || list.kind(name - 1) == .dot,
      list.keyword(name - 1) != .func, list.keyword(name - 1) != .case, !isForeignType(name)
    else { return nil }
    return name
  }

  /// Tells whether a framework's type name is qualified by another module or type, as in
  /// `LaunchAtLogin.Toggle`.
  private func isForeignType(_ name: Int) -> Bool {
    guard list.kind(name - 1) == .dot, list.kind(name - 2) == .identifier,
      ("A"..."Z") ~= list.bytes[list[name].start]
    else { return false }
    // Functions are found under any name, and so is what the project itself declares.
    let isFrameworkType = context.routines[list[name].word].allSatisfy { routine in
      routine.form == .free && routine.overloads.isEmpty && !routine.takesStrings
        && routine.qualifier == nil
    }
    return isFrameworkType && !Routine.qualifiers.contains(list.text(name - 2))
  }

  /// Returns the name before `<…>`, whose last bracket is at `end`.
  private func beforeGenerics(_ end: Int) -> Int? {
    var angles = 0
    for index in stride(from: end, through: max(0, end - 40), by: -1)
    where list.kind(index) == .other {
      let text = list.text(index)
      if text.allSatisfy({ $0 == ">" }) { angles += text.count }
      if text.allSatisfy({ $0 == "<" }) { angles -= text.count }
      if angles == 0 { return index - 1 }
    }
    return nil
  }

  /// Reads `Row.init(…)` by the type's name; `.init(…)`, `self.init(…)` and `super.init(…)` by their
  /// labels where a declaration of the project takes exactly these.
  private func readInitializer(openedBy parenthesis: Int, into file: inout FileReading) {
    guard list.kind(parenthesis - 2) == .dot else { return }
    let arguments = list.arguments(in: parenthesis)
    if let name = callee(endingAt: parenthesis - 3) {
      return readCall(of: name, arguments, into: &file)
    }
    readCall(of: parenthesis - 1, arguments, into: &file)
    readByLabels(arguments, at: parenthesis - 1, into: &file)
  }

  private func readByLabels(
    _ arguments: [CallReader.Argument],
    at name: Int,
    into file: inout FileReading
  ) {
    guard let routine = context.routines.initializer(labels: arguments.map(\.label)) else { return }
    let location = file.locator.location(of: list[name].range)
    reader.read(arguments, of: routine, at: location, into: &file)
  }
}

// MARK: - Declarations

extension SwiftReader {
  private mutating func readProperty(at keyword: Int, into file: inout FileReading) {
    let name = keyword + 1
    guard list.kind(name) == .identifier, list.kind(name + 1) == .colon else { return }
    let type = list.typeRange(from: name + 2, limit: list.tokens.count)
    guard context.types.contain(type, of: list) else { return }
    properties.insert(list.text(name))
    var next = type.upperBound
    if list.kind(next) == .equals {
      let end = list.expressionEnd(from: next + 1, limit: list.tokens.count)
      read(expression: next + 1..<end, as: type, into: &file)
      next = end
    } else if list.kind(next) == .leftBrace {
      read(body: next, as: type, into: &file)
    }
  }

  private func readFunction(at keyword: Int, into file: inout FileReading) {
    guard list.kind(keyword - 1) != .dot,
      let parenthesis = (keyword + 1..<min(keyword + 40, list.tokens.count)).first(where: {
        list[$0].kind == .leftParenthesis
      })
    else { return }
    for parameter in list.parameters(in: parenthesis)
    where !parameter.defaultValue.isEmpty && context.types.contain(parameter.type, of: list) {
      read(expression: parameter.defaultValue, as: parameter.type, into: &file)
    }
    var index = list.after(parenthesis)
    while list.keyword(index) == .async || list.keyword(index) == .throws { index += 1 }
    guard list.kind(index) == .arrow else { return }
    let type = list.typeRange(from: index + 1, limit: list.tokens.count)
    guard context.types.contain(type, of: list) else { return }
    let brace = list.firstTopLevel(
      in: type.upperBound..<min(type.upperBound + 40, list.tokens.count)
    ) {
      list[$0].kind == .leftBrace
    }
    if let brace, brace == type.upperBound || list.keyword(type.upperBound) == .where {
      read(body: brace, as: type, into: &file)
    }
  }

  /// Reads the cases of `enum Tab: LocalizedStringResource { case all = "All" }`.
  private func readRawValues(ofEnumerationAt keyword: Int, into file: inout FileReading) {
    guard list.kind(keyword + 1) == .identifier, list.kind(keyword + 2) == .colon,
      let brace = list.firstTopLevel(
        in: keyword..<min(keyword + 64, list.tokens.count),
        where: { list[$0].kind == .leftBrace }
      )
    else { return }
    let rawType = list.typeRange(from: keyword + 3, limit: brace)
    guard context.types.contain(rawType, of: list) else { return }
    var isCase = false
    for index in list.inside(brace) {
      if list.isFirstOnLine(index) { isCase = list.keyword(index) == .case }
      if isCase, isImplicitRawValue(index) { addRawValue(index, as: rawType, into: &file) }
      guard isCase, list[index].kind == .equals, index + 1 < list.tokens.count else { continue }
      read(expression: index + 1..<index + 2, as: rawType, into: &file)
    }
  }

  /// Tells whether a token is a case's name that is its raw value as well.
  private func isImplicitRawValue(_ name: Int) -> Bool {
    guard list[name].kind == .identifier, list.keyword(name) == nil,
      list.keyword(name - 1) == .case || list.kind(name - 1) == .comma
    else { return false }
    switch list.kind(name + 1) {
    case .equals, .leftParenthesis, .colon, nil: return false
    default: return true
    }
  }

  private func addRawValue(_ name: Int, as type: Range<Int>, into file: inout FileReading) {
    file.extraction.references.append(
      KeyReference(
        key: list.text(name),
        routine: self.name(of: type),
        location: file.locator.location(of: list[name].range),
        context: file.sourceContext
      )
    )
  }

  /// Reads `title = "…"` where this file gives `title` a localizable type.
  private func readAssignment(at equals: Int, into file: inout FileReading) {
    guard list.kind(equals - 1) == .identifier, !properties.isEmpty,
      properties.contains(list.text(equals - 1)), list.kind(equals - 2) != .at
    else { return }
    let end = list.expressionEnd(from: equals + 1, limit: list.tokens.count)
    read(expression: equals + 1..<end, as: equals - 1..<equals, into: &file)
  }

  /// Reads `"…" as LocalizedStringKey`.
  private func readCast(at keyword: Int, into file: inout FileReading) {
    let type = list.typeRange(from: keyword + 1, limit: min(keyword + 8, list.tokens.count))
    guard keyword > 0, list[keyword - 1].isLiteral, context.types.contain(type, of: list) else {
      return
    }
    read(expression: keyword - 1..<keyword, as: type, into: &file)
  }

  private func read(expression: Range<Int>, as type: Range<Int>, into file: inout FileReading) {
    let literals = LocalizableExpressions(list: list, context: context).literals(in: expression)
    reader.read(literals, as: name(of: type), into: &file)
  }

  private func read(body brace: Int, as type: Range<Int>, into file: inout FileReading) {
    let literals = LocalizableExpressions(list: list, context: context).literals(
      inBody: list.inside(brace)
    )
    reader.read(literals, as: name(of: type), into: &file)
  }

  private func name(of type: Range<Int>) -> String {
    type.last { list[$0].kind == .identifier }.map(list.text) ?? ""
  }
}

extension Token {
  /// The text of a comment without what opens it.
  var commentText: Range<Int> { min(start + 2, end)..<end }
}
