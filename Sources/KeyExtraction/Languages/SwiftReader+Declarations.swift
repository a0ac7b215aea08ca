import LocalizationModel
import SourceFiles
import SwiftSource

extension SwiftReader {
  /// Reads what a keyword declares.
  func readDeclarations(at keyword: Int, _ progress: inout Progress, into file: inout FileReading) {
    let items = outline.items
    var next = progress.nextItem
    while next < items.count, items[next].keyword < keyword { next += 1 }
    let first = next
    while next < items.count, items[next].keyword == keyword {
      read(items[next], at: next, &progress, into: &file)
      next += 1
    }
    progress.nextItem = next
    if next == first { readLocalProperties(at: keyword, &progress, into: &file) }
  }

  private func read(
    _ item: Outline.Item,
    at index: Int,
    _ progress: inout Progress,
    into file: inout FileReading
  ) {
    progress.enter(item)
    readGivenTexts(of: item, progress, into: &file)
    switch item.kind {
    case .property:
      readProperty(item.name, item.type, item.body, item.value, &progress, into: &file)
    case .function, .initializer, .subscriptMember: readFunction(item, &progress, into: &file)
    case .enumeration:
      readRawValues(of: item, at: index, into: &file)
      readPayloads(of: index, &progress, into: &file)
    case .structure, .classType: readIntent(item, at: index, into: &file)
    case .extensionOfType:
      enter(extension: item, &progress)
      readIntent(item, at: index, into: &file)
    default: break
    }
  }

  /// Reads `let title: LocalizedStringKey = "…"` in a body, and each of several that commas divide.
  private func readLocalProperties(
    at keyword: Int,
    _ progress: inout Progress,
    into file: inout FileReading
  ) {
    guard list.keyword(keyword) == .let || list.keyword(keyword) == .var else { return }
    var name = keyword + 1
    if let head = list.swiftPatternHead(from: name) {
      return readPattern(head, &progress, into: &file)
    }
    while let head = list.swiftPropertyHead(from: name) {
      let isRead =
        head.hasType || head.names.contains(where: { context.mayHaveTable($0, of: list) })
      let value = isRead ? list.initialValue(setBy: head.end) : nil
      for name in head.names {
        let value = name == head.last ? value : nil
        readProperty(name, head.type, head.body, value, &progress, into: &file)
      }
      let end = value?.upperBound ?? head.end
      name = end + 1
      guard head.hasType, list.kind(end) == .comma, list.keyword(name) == nil else { return }
    }
  }

  /// Reads `let (title, size): (LocalizedStringKey, Int) = …`, each name with its component.
  private func readPattern(
    _ head: SwiftPatternHead,
    _ progress: inout Progress,
    into file: inout FileReading
  ) {
    guard let role = role(ofTypeIn: head.type, progress),
      let value = list.initialValue(setBy: head.end)
    else { return }
    let parts = components(of: head.pattern, as: role)
    // Of several the literals would not tell apart which is looked up where.
    if parts.count == 1 { noteTable(of: parts[0].name, within: value, into: &file) }
    for part in parts {
      let name = list.text(part.name)
      progress.properties[name] = part.role
      let routine = self.name(of: head.type, progress)
      read(expression: value, as: part.whole, routine, of: name, into: &file)
    }
  }

  /// A name in a pattern whose component holds keys.
  private struct Component {
    let name: Int
    let role: LiteralRole
    /// The role of the whole value as far as this component goes.
    let whole: LiteralRole
  }

  private func components(of pattern: Range<Int>, as role: LiteralRole) -> [Component] {
    guard let first = pattern.first else { return [] }
    guard list[first].kind == .leftParenthesis else {
      return [Component(name: first, role: role, whole: role)]
    }
    let parts = list.split(list.inside(first))
    guard case .tuple(let roles) = role, parts.count == roles.count else { return [] }
    var found: [Component] = []
    for (position, role) in roles.enumerated() {
      guard let role else { continue }
      let name = list.labelAndValue(of: parts[position]).value
      for part in components(of: name, as: role) {
        var alone = roles.map { _ in nil as LiteralRole? }
        alone[position] = part.whole
        found.append(Component(name: part.name, role: part.role, whole: .tuple(alone)))
      }
    }
    return found
  }

  /// Reads `title: LocalizedStringKey = "…"` or `title: LocalizedStringKey { … }` behind `var`.
  private func readProperty(
    _ name: Int,
    _ type: Range<Int>,
    _ body: Int?,
    _ value: Range<Int>?,
    _ progress: inout Progress,
    into file: inout FileReading
  ) {
    if context.mayHaveTable(name, of: list), let range = value ?? body.map(list.inside) {
      noteTable(of: name, within: range, into: &file)
    }
    guard let role = role(ofTypeIn: type, progress) else {
      if let value { read(value: value, ofGeneric: type, into: &file) }
      return readShown(by: name, value, body, into: &file)
    }
    progress.properties[list.text(name)] = role
    let routine = self.name(of: type, progress)
    if let value {
      read(expression: value, as: role, routine, of: list.text(name), into: &file)
    } else if let body {
      read(body: body, as: role, routine, of: list.text(name), into: &file)
    }
  }

  /// Reads `var errorDescription: String? { … }` by the values that it gives.
  private func readShown(
    by name: Int,
    _ value: Range<Int>?,
    _ body: Int?,
    into file: inout FileReading
  ) {
    guard word(name) != .unknown,
      let display = context.routines[word(name)].first(where: { $0.form == .declaration })
    else { return }
    let values = value.map { [$0] } ?? body.map { list.results(inBody: list.inside($0)) } ?? []
    for value in values {
      guard let first = value.first, let last = value.last else { continue }
      let location = file.locator.location(of: list[first].start..<list[last].end)
      let details = CallReader.CallDetails(origin: .value)
      reader.addStrings(value, details, display.name, location, to: &file)
    }
  }

  /// Returns what becomes of the literals of the type that stands in a range; in an extension of a
  /// localizable type `Self` is that.
  private func role(ofTypeIn type: Range<Int>, _ progress: Progress) -> LiteralRole? {
    guard let first = type.first else { return nil }
    if list.keyword(first) == .Self, first < progress.extensionEnd {
      return context.types.role(ofTypeIn: progress.extendedType, of: list)
    }
    return context.types.role(ofTypeIn: type, of: list)
  }

  /// Notes `extension LocalizedStringKey {` and `extension String {`.
  private func enter(extension item: Outline.Item, _ progress: inout Progress) {
    let type = item.keyword + 1..<item.name + 1
    guard let body = item.body else { return }
    if DeclarationReader.strings.contains(list.text(item.name)) {
      progress.stringEnd = list.after(body)
    }
    guard context.types.contain(type, of: list) else { return }
    (progress.extendedType, progress.extensionEnd) = (type, list.after(body))
  }

  private func readFunction(
    _ item: Outline.Item,
    _ progress: inout Progress,
    into file: inout FileReading
  ) {
    readDefaultValues(of: item, &progress, into: &file)
    guard let brace = item.body, let role = role(ofTypeIn: item.type, progress) else { return }
    noteTable(of: item.keyword + 1, within: list.inside(brace), into: &file)
    let routine = name(of: item.type, progress)
    read(body: brace, as: role, routine, of: list.text(item.name), into: &file)
  }

  private func readDefaultValues(
    of item: Outline.Item,
    _ progress: inout Progress,
    into file: inout FileReading
  ) {
    // Most functions have no such parameter, and to take all of them apart took a tenth of reading.
    if let parenthesis = item.parenthesis, enter(parameters: parenthesis, &progress),
      context.types.areNamed(in: list.inside(parenthesis), of: list)
    {
      readDefaultValues(in: parenthesis, progress, into: &file)
    }
  }

  /// Reads `case named(LocalizedStringKey = "…")`.
  private func readPayloads(
    of enumeration: Int,
    _ progress: inout Progress,
    into file: inout FileReading
  ) {
    for member in outline.members(of: enumeration).map({ outline.items[$0] })
    where member.kind == .enumerationCase && member.parenthesis != nil {
      readDefaultValues(of: member, &progress, into: &file)
    }
  }

  /// Notes that parameters begin, and says whether they lie in no more of others than the limit.
  private func enter(parameters parenthesis: Int, _ progress: inout Progress) -> Bool {
    while let end = progress.parameterEnds.last, end <= parenthesis {
      progress.parameterEnds.removeLast()
    }
    guard progress.parameterEnds.count < Self.depthLimit else { return false }
    progress.parameterEnds.append(list.partner(of: parenthesis))
    return true
  }

  private func readDefaultValues(
    in parenthesis: Int,
    _ progress: Progress,
    into file: inout FileReading
  ) {
    for parameter in list.parameters(in: parenthesis) where !parameter.defaultValue.isEmpty {
      guard let role = role(ofTypeIn: parameter.type, progress) else { continue }
      let routine = name(of: parameter.type, progress)
      read(expression: parameter.defaultValue, as: role, routine, of: parameter.name, into: &file)
    }
  }

  /// Reads the cases of `enum Tab: LocalizedStringResource { case all = "All" }`.
  private func readRawValues(of item: Outline.Item, at index: Int, into file: inout FileReading) {
    let rawType = list.typeRange(from: item.type.lowerBound, limit: item.type.upperBound)
    guard let role = context.types.role(ofTypeIn: rawType, of: list) else { return }
    for member in outline.members(of: index).map({ outline.items[$0] })
    where member.kind == .enumerationCase {
      if let value = member.value?.lowerBound {
        let routine = name(of: rawType)
        read(expression: value..<value + 1, as: role, routine, of: "rawValue", into: &file)
      } else if member.parenthesis == nil, list.kind(member.end) != nil {
        addRawValue(member.name, as: rawType, into: &file)
      }
    }
  }

  /// Reads `static var description = "…"` of an intent, whose protocol gives the type.
  private func readIntent(_ item: Outline.Item, at index: Int, into file: inout FileReading) {
    guard mayHaveIntents, !item.type.isEmpty,
      item.type.contains(where: {
        list[$0].kind == .identifier && list.text($0).hasSuffix("Intent")
      })
    else { return }
    for member in outline.members(of: index).map({ outline.items[$0] })
    where member.kind == .property && list.introducer(of: member.keyword) == .static {
      if member.type.isEmpty, let value = member.value?.first, list[value].isLiteral,
        ["description", "title"].contains(list.text(member.name))
      {
        read(expression: value..<value + 1, as: .key, list.text(member.name), into: &file)
      }
    }
  }

  private func addRawValue(_ name: Int, as type: Range<Int>, into file: inout FileReading) {
    var reference = KeyReference(
      key: list.text(name),
      routine: self.name(of: type),
      location: file.locator.location(of: list[name].range),
      context: file.sourceContext
    )
    reference.origin = .declaration
    reference.parameterLabel = "rawValue"
    file.extraction.references.append(reference)
  }

  /// Reads `"…" as LocalizedStringKey`, `["…", "…"] as [LocalizedStringKey]` and a choice in parentheses.
  func readCast(at keyword: Int, into file: inout FileReading) {
    let type = list.typeRange(from: keyword + 1, limit: min(keyword + 8, list.tokens.count))
    guard keyword > 0, let role = context.types.role(ofTypeIn: type, of: list),
      let start = startOfCastValue(endingAt: keyword - 1)
    else { return }
    let literals = literals(in: start..<keyword, as: role)
      .filter { !file.castLiterals.contains(list[$0.token].start) }
    reader.read(literals, as: name(of: type), of: "", into: &file)
  }

  /// Returns where a literal, an array or an expression in parentheses begins that ends at a token.
  private func startOfCastValue(endingAt end: Int) -> Int? {
    if list[end].isLiteral { return end }
    guard [.rightBracket, .rightParenthesis].contains(list[end].kind) else { return nil }
    let start = stride(from: end - 1, through: max(0, end - 400), by: -1).first {
      list[$0].kind.isOpeningBracket && list.partner(of: $0) == end
    }
    return start.flatMap { list.isApplied($0) ? nil : $0 }
  }

  // Inlined, these would copy the context for each property and each function.

  @inline(never)
  private func read(
    expression: Range<Int>,
    as role: LiteralRole,
    _ routine: String,
    of name: String = "",
    into file: inout FileReading
  ) {
    reader.read(literals(in: expression, as: role), as: routine, of: name, into: &file)
  }

  func literals(
    in expression: Range<Int>,
    as role: LiteralRole
  ) -> [LocalizableExpressions.Literal] {
    LocalizableExpressions(list: list, context: context).literals(in: expression, as: role)
  }

  @inline(never)
  private func read(
    body brace: Int,
    as role: LiteralRole,
    _ routine: String,
    of name: String,
    into file: inout FileReading
  ) {
    let literals = LocalizableExpressions(list: list, context: context).literals(
      inBody: list.inside(brace),
      as: role
    )
    reader.read(literals, as: routine, of: name, into: &file)
  }

  /// The name that a use in what has a type is told under.
  private func name(of type: Range<Int>, _ progress: Progress) -> String {
    let isSelf = type.first.map { list.keyword($0) == .Self } ?? false
    return name(of: isSelf ? progress.extendedType : type)
  }

  func name(of type: Range<Int>) -> String {
    type.last { list[$0].kind == .identifier }.map(list.text) ?? ""
  }
}
