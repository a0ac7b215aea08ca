/// Reads what a Swift file declares from the keywords that begin declarations.
///
/// It looks at no other token than these and the heads behind them: the lexer has noted which bracket
/// each stands in, and that distinguishes members from what is local.
struct SwiftOutliner {
  private let list: TokenList
  private(set) var items: [Outline.Item] = []
  /// The types whose bodies are being read, or that are ahead.
  private var types: [OpenType] = []
  /// Where the last of these ends.
  private var typeEnd = Int.max
  /// How many tokens of values may still be looked at, so that broken code, in which each value goes
  /// on to the end, costs linear time.
  private var valueBudget: Int

  private struct OpenType {
    let item: Int
    let body: Int
    let end: Int
    let isLocal: Bool
  }

  /// The place of a declaration among the others.
  private struct Place {
    let bracket: Int?
    let isMember: Bool
    let isLocal: Bool
  }

  init(_ list: TokenList) {
    self.list = list
    valueBudget = 16 * list.count
    items.reserveCapacity(list.declarators.count)
    types.reserveCapacity(4)
  }

  mutating func read() {
    for declarator in list.declarators {
      let token = declarator.token
      if typeEnd <= token { endTypes(before: token) }
      let place = place(in: declarator.bracket, token)
      // A body may declare types and functions; its variables and cases are visible only there.
      if place.isLocal, !place.isMember, list[token].isOne(of: Self.variables) { continue }
      if let keyword = list.keyword(token), !list.isImported(token) {
        read(keyword, at: token, in: place)
      }
    }
    endTypes(before: .max)
  }

  private mutating func endTypes(before token: Int) {
    while let last = types.last, last.end <= token {
      items[last.item].next = items.count
      types.removeLast()
    }
    typeEnd = types.last?.end ?? .max
  }

  private static let variables: KeywordSet = [.let, .var, .case]

  private func place(in bracket: Int?, _ token: Int) -> Place {
    guard let bracket else { return Place(bracket: nil, isMember: false, isLocal: false) }
    // The body of a type whose head is broken may be far ahead.
    let type = types.last { $0.body < token }
    guard let type, type.body == bracket else {
      return Place(bracket: bracket, isMember: false, isLocal: true)
    }
    return Place(bracket: bracket, isMember: true, isLocal: type.isLocal)
  }

  private mutating func read(_ word: Keyword, at keyword: Int, in place: Place) {
    switch word {
    case .let, .var: readProperties(at: keyword, in: place)
    case .func: readFunction(.function, at: keyword, named: keyword + 1, in: place)
    case .`init`: readFunction(.initializer, at: keyword, named: keyword, in: place)
    case .subscript: readFunction(.subscriptMember, at: keyword, named: keyword, in: place)
    case .case: if place.isMember { readCases(at: keyword, in: place) }
    case .struct: readType(.structure, at: keyword, in: place)
    case .class: readType(.classType, at: keyword, in: place)
    case .enum: readType(.enumeration, at: keyword, in: place)
    case .actor: readType(.actor, at: keyword, in: place)
    case .protocol: readType(.protocolType, at: keyword, in: place)
    case .extension: readType(.extensionOfType, at: keyword, in: place)
    case .typealias: readAlias(at: keyword, in: place)
    case .associatedtype: readAssociatedType(at: keyword, in: place)
    case .macro: readMacro(at: keyword, in: place)
    default: break
    }
  }

  private mutating func add(_ kind: Outline.Item.Kind, _ place: Place, _ parts: Outline.Item.Parts)
  {
    var parts = parts
    parts.bracket = place.bracket
    items.append(Outline.Item(kind, isLocal: place.isLocal, parts))
  }

  private mutating func readType(_ kind: Outline.Item.Kind, at keyword: Int, in place: Place) {
    guard let head = list.swiftTypeHead(at: keyword) else { return }
    let end = list.after(head.body)
    let type = OpenType(item: items.count, body: head.body, end: end, isLocal: place.isLocal)
    types.append(type)
    typeEnd = end
    add(
      kind,
      place,
      .init(keyword: keyword, name: head.name, type: head.parents, body: head.body, end: end)
    )
  }

  private mutating func readFunction(
    _ kind: Outline.Item.Kind,
    at keyword: Int,
    named name: Int,
    in place: Place
  ) {
    guard let head = list.swiftFunctionHead(at: keyword) else { return }
    add(
      kind,
      place,
      .init(
        keyword: keyword,
        name: name,
        parenthesis: head.parenthesis,
        type: head.result,
        body: head.body,
        end: head.end
      )
    )
  }

  /// Reads `let a: T = …, b = …`, `var a, b: T` and `var a: T { … }`.
  private mutating func readProperties(at keyword: Int, in place: Place) {
    var name = keyword + 1
    while let head = list.swiftPropertyHead(from: name) {
      let last = read(head, at: keyword, in: place)
      guard list.kind(last.end) == .comma, list.keyword(last.end + 1) == nil else { return }
      name = last.end + 1
    }
  }

  private mutating func read(
    _ head: SwiftPropertyHead,
    at keyword: Int,
    in place: Place
  ) -> Outline.Item.Parts {
    var name = head.first
    while name < head.last {
      add(.property, place, .init(keyword: keyword, name: name, type: head.type, end: head.end))
      name += 2
    }
    var parts = Outline.Item.Parts(
      keyword: keyword,
      name: head.last,
      type: head.type,
      body: head.body,
      end: head.body.map(list.after) ?? head.end
    )
    if list.kind(head.end) == .equals {
      let value = value(from: head.end + 1)
      (parts.value, parts.end) = (value, value.upperBound)
    }
    add(.property, place, parts)
    return parts
  }

  private mutating func value(from start: Int) -> Range<Int> {
    let limit = valueBudget > 0 ? list.count : min(start + TokenList.headLimit, list.count)
    let end = max(start, list.initialValueEnd(from: start, limit: max(start, limit)))
    valueBudget -= end - start
    return start..<end
  }

  /// Reads `case a(name: String), b = "b"`.
  private mutating func readCases(at keyword: Int, in place: Place) {
    var name = keyword + 1
    while let head = list.swiftCaseHead(from: name) {
      add(
        .enumerationCase,
        place,
        .init(
          keyword: keyword,
          name: name,
          parenthesis: head.parenthesis,
          type: name + 1..<name + 1,
          value: head.rawValue,
          end: head.end
        )
      )
      guard list.kind(head.end) == .comma else { return }
      name = head.end + 1
    }
  }

  private mutating func readAlias(at keyword: Int, in place: Place) {
    guard list.kind(keyword + 2) == .equals else { return }
    let type = list.typeRange(from: keyword + 3, limit: list.count)
    add(.alias, place, .init(keyword: keyword, name: keyword + 1, type: type, end: type.upperBound))
  }

  private mutating func readAssociatedType(at keyword: Int, in place: Place) {
    guard list.kind(keyword + 1) == .identifier else { return }
    add(
      .associatedType,
      place,
      .init(keyword: keyword, name: keyword + 1, type: keyword + 2..<keyword + 2, end: keyword + 2)
    )
  }

  private mutating func readMacro(at keyword: Int, in place: Place) {
    let end = list.after(keyword + 2)
    add(
      .macro,
      place,
      .init(
        keyword: keyword,
        name: keyword + 1,
        parenthesis: keyword + 2,
        type: end..<end,
        end: end
      )
    )
  }
}
