import LocalizationModel
import SourceFiles
import SwiftSource

/// Names that R.swift, SwiftGen and xcstrings-tool make from keys.
///
/// They are known by their form alone; which keys they mean is told by the tables.
extension SwiftReader {
  /// How deep choices within choices are read, so that hostile input costs linear time.
  private static let choiceLimit = 16

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

  /// Reads `L10n.Home.title`, whose definition a build step writes, outside of the repository.
  ///
  /// Where the name is an alias, `type` is what it stands for.
  private func readPath(
    after name: Int,
    of type: ArraySlice<String> = [],
    into file: inout FileReading
  ) {
    let members = list.members(of: name)
    let parts = members.map(list.text)
    // The definition itself looks its keys up by `L10n.tr`, and other code by what it is known to call.
    guard let last = members.last, let member = parts.last, parts != ["tr"],
      !list.isCalled(last) || context.routines[member].isEmpty
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
    guard let key = list.member(ofValueOf: name) else { return }
    add(list.text(key), of: list.text(name), routine: list.text(name), from: name, to: key, &file)
  }

  /// Returns whether a name is that of the default table behind a dot that begins an expression.
  @inline(__always)
  func isImplicitTable(_ name: Int) -> Bool {
    // Nearly all names are recognized by their length alone.
    list[name].range.count == 11 && isNameOfTable(name)
  }

  private func isNameOfTable(_ name: Int) -> Bool {
    list.isMember(name) && list.hasMember(name) && list.text(name) == "localizable"
      && startsExpression(name)
  }

  /// Tells of most parentheses that they hold no `localized: .title` and no `.title`.
  @inline(__always)
  func mayHoldSymbol(openedBy parenthesis: Int) -> Bool {
    list.firstLabel(in: parenthesis) != nil || list.firstToken(in: parenthesis).kind == .dot
  }

  /// Reads `Text(localizable: .homeTitle)`, `.localizable(.homeTitle)` and
  /// `String(localized: .settings.title)`.
  func readSymbol(inCallOpenedBy parenthesis: Int, into file: inout FileReading) {
    guard list.partner(of: parenthesis) < list.count,
      let callee = list.callee(of: parenthesis)
    else { return }
    if let label = list.firstLabel(in: parenthesis) {
      guard Self.textTypes.contains(callee, of: list) else { return }
      if list.text(label) == "localized",
        let table = list.implicitMember(at: list.firstValue(in: parenthesis)),
        list.hasMember(table), !isImplicitTable(table)
      {
        return readSymbol(ofTable: table, into: &file)
      }
      readSymbols(labelledBy: label, in: list.inside(parenthesis), into: &file)
    } else if list.isMember(callee), startsExpression(callee) {
      readMembers(of: callee, in: list.inside(parenthesis), into: &file)
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
    guard let strings = list.member(of: name), list.text(strings) == "string" else { return }
    let table = list.member(ofValueOf: strings)
    if let table, let key = list.member(ofValueOf: table) {
      return add(list.text(key), of: list.text(table), from: name, to: key, &file)
    }
    let last = table ?? strings
    if let constant = constant(beginningWith: name, endingWith: last) {
      // The names of one that other files see are read everywhere, and so is each key behind them.
      let isSeenByOthers = context.isGeneratedEnum(constant, of: list)
      return readUses(of: constant, as: table, from: last, isSeenByOthers, into: &file)
    }
    guard last < list.count - 1 else { return }
    add(nil, of: table.map(list.text), from: name, to: last, &file)
  }

  /// Returns the name in `let strings = R.string.localizable`.
  private func constant(beginningWith first: Int, endingWith last: Int) -> Int? {
    let end = list.endOfValue(of: last)
    let isWhole = list.kind(end) == nil || list.isFirstOnLine(end) || list.kind(end) == .semicolon
    guard isWhole, list.kind(end) != .dot,
      case .assigned(let name) = list.place(ofValueAt: first),
      list.isIntroduced(name, by: [.let, .typealias])
    else { return nil }
    return name
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
    let uses = list.uses(of: list.bytes[list[constant].range], from: start + 1)
    for use in uses.names where !list.isLabel(use) {
      // Another one of the name has uses of its own.
      if list.isIntroduced(use, by: [.let, .var]) { return }
      let named = table ?? list.member(ofValueOf: use)
      let key = table == nil ? named.flatMap(list.member(ofValueOf:)) : list.member(ofValueOf: use)
      if isSeenByOthers, key != nil { continue }
      add(key.map(list.text), of: named.map(list.text), from: use, to: key ?? use, &file)
    }
    // Further away any key may be used.
    if uses.areAll { return }
    add(nil, of: table.map(list.text), from: constant, to: constant, &file)
  }

  private func readTableType(after name: Int, into file: inout FileReading) {
    guard let table = list.member(of: name), list.isCapitalized(table),
      !Self.membersOfString.contains(list.text(table))
    else { return }
    // A variable or a parameter of the type may hold any key.
    let key = list.hasMember(table) ? list.member(ofValueOf: table) : nil
    guard key != nil || table < list.count - 1 else { return }
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
    readMembers(of: label, in: list.firstPart(of: arguments).dropFirst(2), into: &file)
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
    guard let member = list.implicitMember(at: value.lowerBound), list.keyword(member) != .`init`
    else { return }
    let table = list.text(table)
    add(list.text(member), of: table, routine: table, from: member, to: member, &file)
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
    let count = list.arguments(ofCallBy: name).count { argument in
      argument.label.map { !Self.labelsOfSettings.contains($0) } ?? true
    }
    return count > 0 ? count : nil
  }

  /// The labels by which generated functions are told where to look.
  private static let labelsOfSettings: Set<String> = [
    "bundle", "locale", "preferredLanguages", "userInfo",
  ]

  /// The types which xcstrings-tool gives an initializer for a table.
  private static let textTypes = Vocabulary([
    "AttributedString", "LocalizedStringKey", "LocalizedStringResource", "String", "Text", "init",
  ])

  /// Returns whether a name is a member of a type which is not named, or of a type for texts.
  private func startsExpression(_ name: Int) -> Bool {
    list.qualifier(of: name).map { Self.textTypes.contains($0, of: list) } ?? false
      || list.isImplicitMember(name)
  }
}
