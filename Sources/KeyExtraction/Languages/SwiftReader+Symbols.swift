import LocalizationModel
import SourceFiles
import SwiftSource

/// Names that R.swift, SwiftGen and xcstrings-tool make from keys.
///
/// They are known by their form alone; which keys they mean is told by the tables.
extension SwiftReader {
  /// How deep choices within choices are read, so that hostile input costs linear time.
  private static let choiceLimit = 16

  /// How many tokens behind a constant its uses are looked for in, for the same reason.
  private static let blockLimit = 4000

  /// Reads `R.string.localizable.homeTitle()` and `String.Localizable.homeTitle`.
  func readSymbol(qualifiedBy name: Int, into file: inout FileReading) {
    switch list[name].range.count {
    case 1 where list.text(name) == "R": readResource(at: name, into: &file)
    case 6 where list.text(name) == "String": readTableType(after: name, into: &file)
    default:
      if context.isGeneratedEnum(name, of: list) { return readPath(after: name, into: &file) }
      for type in context.generatedTypes(namedBy: name, of: list) {
        guard let root = type.firstIndex(where: context.isGeneratedEnum) else { continue }
        readPath(after: name, of: type[root...], into: &file)
      }
    }
  }

  /// Reads `L10n.Home.title`, whose definition a build step writes and nobody keeps.
  ///
  /// Where the name is an alias, `type` is what it stands for.
  private func readPath(
    after name: Int,
    of type: ArraySlice<String> = [],
    into file: inout FileReading
  ) {
    var last = name
    var parts: [String] = []
    while list.kind(last + 1) == .dot, list.kind(last + 2) == .identifier {
      last += 2
      parts.append(list.text(last))
    }
    // The definition itself looks its keys up by `L10n.tr`, and other code by what it is known to call.
    guard let member = parts.last, parts != ["tr"],
      list.kind(last + 1) != .leftParenthesis || context.routines[member].isEmpty
    else { return }
    let root = type.first ?? list.text(name)
    let path = (type.dropFirst() + parts).joined(separator: ".")
    add(path, of: nil, routine: root, from: name, to: last, &file)
    guard context.isGeneratedByItsName(root) else { return }
    file.extraction.symbolUses[file.extraction.symbolUses.count - 1].isGuess = true
    // A template of one's own may give the key itself beside its text: `titleKey`.
    if member.hasSuffix("Key"), member != "Key" {
      add(String(path.dropLast(3)), of: nil, routine: root, from: name, to: last, &file)
      file.extraction.symbolUses[file.extraction.symbolUses.count - 1].isGuess = true
    }
  }

  /// Reads `.localizable.homeTitle`, which is a resource wherever one is wanted.
  func readSymbol(ofTable name: Int, into file: inout FileReading) {
    guard let key = member(after: name) else { return }
    add(list.text(key), of: list.text(name), routine: list.text(name), from: name, to: key, &file)
  }

  /// Tells whether a name is that of the default table behind a dot that begins an expression.
  @inline(__always)
  func isImplicitTable(_ name: Int) -> Bool {
    // Nearly all names are told by their length alone.
    list[name].range.count == 11 && isNameOfTable(name)
  }

  private func isNameOfTable(_ name: Int) -> Bool {
    list.kind(name - 1) == .dot && list.kind(name + 1) == .dot && list.text(name) == "localizable"
      && startsExpression(name - 1)
  }

  /// Tells of most parentheses that they hold no `localized: .title` and no `.title`.
  @inline(__always)
  func mayHoldSymbol(openedBy parenthesis: Int) -> Bool {
    list.kind(parenthesis + 2) == .colon || list.kind(parenthesis + 1) == .dot
  }

  /// Reads `Text(localizable: .homeTitle)`, `.localizable(.homeTitle)` and
  /// `String(localized: .settings.title)`.
  func readSymbol(inCallOpenedBy parenthesis: Int, into file: inout FileReading) {
    let isLabelled = list.kind(parenthesis + 2) == .colon
    guard list.partner(of: parenthesis) < list.tokens.count else { return }
    if isLabelled {
      guard isTextType(parenthesis - 1) else { return }
      if list.kind(parenthesis + 3) == .dot, list.kind(parenthesis + 4) == .identifier,
        list.kind(parenthesis + 5) == .dot, list.text(parenthesis + 1) == "localized",
        !isImplicitTable(parenthesis + 4)
      {
        return readSymbol(ofTable: parenthesis + 4, into: &file)
      }
      readSymbols(labelledBy: parenthesis + 1, in: list.inside(parenthesis), into: &file)
    } else if list.kind(parenthesis - 2) == .dot, list.kind(parenthesis - 1) == .identifier,
      startsExpression(parenthesis - 2)
    {
      readMembers(of: parenthesis - 1, in: list.inside(parenthesis), into: &file)
    }
  }

  /// Reads the inside of `"\(localizable: .homeTitle)"`.
  func readSymbol(ofInterpolation range: Range<Int>, into file: inout FileReading) {
    guard list.kind(0) == .identifier, list.kind(1) == .colon, list.kind(2) == .dot,
      // Foundation's own, for what an App Intent fills in later.
      list.text(0) != "placeholder"
    else { return }
    readSymbols(labelledBy: 0, in: range, into: &file)
  }

  /// Reads what follows `R`: `string`, perhaps with the languages that are wanted, a table, perhaps
  /// with languages again, and a key.
  private func readResource(at name: Int, into file: inout FileReading) {
    guard list.kind(name + 2) == .identifier, list.text(name + 2) == "string" else { return }
    let table = member(after: name + 2)
    if let table, let key = member(after: table) {
      return add(list.text(key), of: list.text(table), from: name, to: key, &file)
    }
    let last = table ?? name + 2
    if let constant = constant(beginningWith: name, endingWith: last) {
      // The names of one that other files see are read everywhere, and so is each key behind them.
      let isSeenByOthers = context.isGeneratedEnum(constant, of: list)
      return readUses(of: constant, as: table, from: last, isSeenByOthers, into: &file)
    }
    guard list.kind(last + 1) != nil else { return }
    add(nil, of: table.map(list.text), from: name, to: last, &file)
  }

  /// Returns the name in `let strings = R.string.localizable`.
  private func constant(beginningWith first: Int, endingWith last: Int) -> Int? {
    let end = end(of: last)
    let isWhole = list.kind(end) == nil || list.isFirstOnLine(end) || list.kind(end) == .semicolon
    guard isWhole, list.kind(end) != .dot, list.kind(first - 1) == .equals,
      list.kind(first - 2) == .identifier,
      list.keyword(first - 3) == .let || list.keyword(first - 3) == .typealias
    else { return nil }
    return first - 2
  }

  /// Reads `strings.homeTitle()`, to the end of the block; a use of the name without a key hands all
  /// keys on.
  private func readUses(
    of constant: Int,
    as table: Int?,
    from start: Int,
    _ isSeenByOthers: Bool,
    into file: inout FileReading
  ) {
    let spelling = list.bytes[list[constant].range]
    var depth = 0
    let rest = start + 1..<list.count
    for index in rest.prefix(Self.blockLimit) {
      switch list[index].kind {
      case .leftBrace: depth += 1
      case .rightBrace:
        depth -= 1
        if depth < 0 { return }
      case .identifier
      where list.kind(index - 1) != .dot && list.kind(index + 1) != .colon
        && list.bytes[list[index].range].elementsEqual(spelling):
        // Another one of the name has uses of its own.
        if list.keyword(index - 1) == .let || list.keyword(index - 1) == .var { return }
        let named = table ?? member(after: index)
        let key = table == nil ? named.flatMap(member) : member(after: index)
        if isSeenByOthers, key != nil { continue }
        add(key.map(list.text), of: named.map(list.text), from: index, to: key ?? index, &file)
      default: break
      }
    }
    // Nobody has looked further, so that any key may be used.
    guard rest.count > Self.blockLimit else { return }
    add(nil, of: table.map(list.text), from: constant, to: constant, &file)
  }

  /// Returns the member of what a name stands for or a call of it returns.
  private func member(after name: Int) -> Int? {
    let dot = end(of: name)
    return list.kind(dot) == .dot && list.kind(dot + 1) == .identifier ? dot + 1 : nil
  }

  /// Returns where a name ends with its call and with `.self`, which changes nothing.
  private func end(of name: Int) -> Int {
    var index = name + 1
    if list.kind(index) == .leftParenthesis { index = list.after(index) }
    let isSelf = list.kind(index) == .dot && list.kind(index + 1) == .identifier
    return isSelf && list.text(index + 1) == "self" ? index + 2 : index
  }

  private func readTableType(after name: Int, into file: inout FileReading) {
    let table = name + 2
    guard list.kind(table) == .identifier, ("A"..."Z") ~= list.bytes[list[table].start],
      !Self.membersOfString.contains(list.text(table))
    else { return }
    // A variable or a parameter of the type may hold any key.
    let key = list.kind(table + 1) == .dot ? member(after: table) : nil
    guard key != nil || list.kind(table + 1) != nil else { return }
    add(
      key.map(list.text),
      of: list.text(table),
      routine: "String." + list.text(table),
      from: name,
      to: key ?? table,
      &file
    )
  }

  /// The types within `String` that are no table's.
  private static let membersOfString: Set<String> = [
    "CompareOptions", "Element", "Encoding", "Index", "Iterator", "LocalizationOptions",
    "LocalizationValue", "StringInterpolation", "SubSequence", "UTF8View", "UTF16View",
    "UnicodeScalarView",
  ]

  private func readSymbols(
    labelledBy label: Int,
    in arguments: Range<Int>,
    into file: inout FileReading
  ) {
    let comma = list.firstTopLevel(in: arguments) { list[$0].kind == .comma }
    let first = arguments.lowerBound..<(comma ?? arguments.upperBound)
    readMembers(of: label, in: first.dropFirst(2), into: &file)
  }

  /// Reads `.homeTitle`, or the members that a choice is between.
  private func readMembers(
    of table: Int,
    in value: Range<Int>,
    depth: Int = 0,
    into file: inout FileReading
  ) {
    if depth < Self.choiceLimit, case .conditional(let left, let right) = list.shape(of: value) {
      readMembers(of: table, in: left, depth: depth + 1, into: &file)
      return readMembers(of: table, in: right, depth: depth + 1, into: &file)
    }
    let dot = value.lowerBound
    guard list.kind(dot) == .dot, list.kind(dot + 1) == .identifier,
      list.keyword(dot + 1) != .`init`
    else { return }
    add(
      list.text(dot + 1),
      of: list.text(table),
      routine: list.text(table),
      from: dot + 1,
      to: dot + 1,
      &file
    )
  }

  /// Adds a use of a name that R.swift has made.
  private func add(
    _ member: String?,
    of table: String?,
    from first: Int,
    to last: Int,
    _ file: inout FileReading
  ) {
    let routine = table.map { "R.string.\($0)" } ?? "R.string"
    add(member, of: table, routine: routine, from: first, to: last, &file)
  }

  private func add(
    _ member: String?,
    of table: String?,
    routine: String,
    from first: Int,
    to last: Int,
    _ file: inout FileReading
  ) {
    file.extraction.symbolUses.append(
      SymbolUse(
        table: table,
        member: member,
        routine: routine,
        argumentCount: argumentCount(behind: last),
        location: file.locator.location(of: list[first].start..<list[last].end),
        context: file.sourceContext
      )
    )
  }

  /// Returns how many arguments for the text a call of a name passes; nil where it passes none.
  ///
  /// Xcode and xcstrings-tool label an argument by the name of its substitution.
  private func argumentCount(behind name: Int) -> Int? {
    guard list.kind(name + 1) == .leftParenthesis, !list.isFirstOnLine(name + 1) else { return nil }
    let count = list.arguments(in: name + 1).count { argument in
      argument.label.map { !Self.labelsOfSettings.contains($0) } ?? true
    }
    return count > 0 ? count : nil
  }

  /// The labels by which generated functions are told where to look.
  private static let labelsOfSettings: Set<String> = [
    "bundle", "locale", "preferredLanguages", "userInfo",
  ]

  /// Tells whether a name is that of a type which xcstrings-tool gives an initializer for a table.
  private func isTextType(_ name: Int) -> Bool {
    list.range.contains(name) && Self.textTypes.contains(name, of: list)
  }

  private static let textTypes = Vocabulary([
    "AttributedString", "LocalizedStringKey", "LocalizedStringResource", "String", "Text", "init",
  ])

  /// Tells whether a dot is that of a member of a type which is not named, or of a type for texts.
  private func startsExpression(_ dot: Int) -> Bool {
    list.kind(dot - 1) == .identifier && isTextType(dot - 1) || list.isImplicitMember(dot + 1)
  }
}
