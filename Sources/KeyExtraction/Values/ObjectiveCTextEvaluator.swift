import SourceFiles
import SwiftSource

/// Returns which texts an Objective-C expression can be, as far as tokens and declarations make it
/// evident.
struct ObjectiveCTextEvaluator {
  let list: TokenList
  let path: FilePath
  let index: TypeIndex
  /// The shared answers.
  let sharedTexts: SharedTexts
  /// The function or method around the expression; empty outside all.
  let body: Range<Int>
  /// Steps that may still be taken.
  private var budget = 2000
  private var depth = 0
  /// The files that the texts found so far rest on.
  private(set) var trace = TextEvaluator.Trace()
  /// The variables of this body that are being followed, so that none is followed to itself.
  private var followed: [String] = []
  /// The declarations that are being followed.
  private var active: [TextQuestion.Subject] = []

  private static let depthLimit = 32

  init(
    _ list: TokenList,
    in body: Range<Int>,
    path: FilePath,
    _ index: TypeIndex,
    sharing texts: SharedTexts
  ) {
    sharedTexts = texts
    self.list = list
    self.body = body
    self.path = path
    self.index = index
  }

  /// Returns the texts of an expression, or of the elements of a collection.
  mutating func texts(of expression: Range<Int>, elements: Bool = false) -> Texts {
    if depth >= Self.depthLimit { trace.isCut = true }
    guard budget > 0, depth < Self.depthLimit else { return .unknown(TextEvaluator.tooLong) }
    spend(1)
    let range = list.withoutCasts(expression)
    guard let first = range.first else { return .unknown() }
    if let (left, right) = list.shape(of: range).branches {
      // `a ?: b` yields its condition.
      let value = left.isEmpty ? first..<left.lowerBound - 1 : left
      return texts(of: value, elements: elements).union(texts(of: right, elements: elements))
    }
    let evaluator = KeyEvaluator(list: list, language: .objectiveC)
    if !elements, let text = evaluator.literalText(in: range) { return Texts(text) }
    switch list[first].kind {
    case .at where list.after(first + 1) == range.upperBound && elements:
      return texts(ofCollection: first + 1)
    case .leftBrace where elements: return texts(ofCollection: first)
    case .leftBracket where list.after(first) == range.upperBound:
      return texts(ofMessage: list.inside(first), elements)
    case .identifier where range.count == 1: return texts(ofName: first, elements)
    default: return texts(ofAdjacent: range) ?? texts(ofChain: range, elements)
    }
  }

  /// Reads literals with names beside them, which only macros can be: `@"Welcome to " APP_NAME`; nil where
  /// something else stands there.
  ///
  /// Which of several texts a name stands for is not known.
  private mutating func texts(ofAdjacent range: Range<Int>) -> Texts? {
    let kinds = Set(range.map { list[$0].kind })
    guard kinds == [.string, .identifier] else { return nil }
    return range.reduce(Texts("")) { whole, index in
      if list[index].kind == .string {
        let text = CLiteral.text(of: list.bytes, in: list[index].range)
        return whole.followed(by: text.map { Texts($0) } ?? .unknown())
      }
      let texts = texts(ofDeclared: list.text(index), in: "", false)
      return whole.followed(by: texts.text == nil ? .unknown(texts.cause) : texts)
    }
  }

  /// Reads what stands between the brackets of `@[…]`, `@{…}` and `{…}`.
  private mutating func texts(ofCollection bracket: Int) -> Texts {
    list.entries(in: bracket).map { texts(of: $0.value) }.joined()
  }

  /// Reads calls, subscripts and properties.
  private mutating func texts(ofChain range: Range<Int>, _ elements: Bool) -> Texts {
    guard let last = list.lastPart(of: range), last > range.lowerBound else { return .unknown() }
    switch list[last].kind {
    // A translation asks for no other one.
    case .leftParenthesis where isLookUp(list.callee(of: last)): return .none
    case .leftParenthesis where last == range.lowerBound + 1:
      return texts(ofDeclared: list.text(range.lowerBound) + "()", in: "", elements)
    case .leftBracket: return texts(of: range.lowerBound..<last, elements: true)
    case .identifier where list.isMember(last):
      return texts(of: list.text(last), on: range.lowerBound..<last - 1, elements)
    default: return .unknown()
    }
  }

  private func isLookUp(_ name: Int?) -> Bool {
    name.map { Routine.lookUps.contains(list.text($0)) } ?? false
  }

  // MARK: - Messages

  private mutating func texts(ofMessage message: Range<Int>, _ elements: Bool) -> Texts {
    let selector = list.selector(ofMessageIn: message)
    guard let selector, selector > message.lowerBound else {
      guard selector == nil, let last = message.last, list[last].kind == .identifier,
        last > message.lowerBound
      else { return .unknown() }
      return texts(of: list.text(last), on: message.lowerBound..<last, elements)
    }
    let receiver = message.lowerBound..<selector
    let arguments = list.messageArguments(at: selector) ?? []
    guard let first = arguments.first else { return .unknown() }
    let parts = list.split(first.value)
    switch list.text(selector) {
    case "stringWithFormat", "initWithFormat": return texts(ofFormat: parts)
    case "stringByAppendingFormat": return texts(of: receiver).followed(by: texts(ofFormat: parts))
    case "stringByAppendingString":
      return texts(of: receiver).followed(by: texts(of: first.value))
    case "stringWithString", "initWithString", "arrayWithArray":
      return texts(of: first.value, elements: elements)
    case let name where Routine.lookUps.contains(name): return .none
    case "objectAtIndex", "objectForKey", "valueForKey":
      return texts(of: receiver, elements: true)
    case "arrayWithObjects", "initWithObjects",
      "setWithObjects" where elements:
      return parts.map { texts(of: $0) }.joined()
    case let name where list.keyword(receiver.lowerBound) == .self:
      return texts(ofDeclared: name + "()", in: StringSources.messages, elements)
    case let name: return .unknown("what '\(name)' returns is not known")
    }
  }

  /// Reads a message without arguments, or a property.
  private mutating func texts(of name: String, on receiver: Range<Int>, _ elements: Bool) -> Texts {
    switch name {
    case "copy", "self", "description", "allValues", "reverseObjectEnumerator", "objectEnumerator":
      return texts(of: receiver, elements: elements)
    case "lowercaseString": return texts(of: receiver).map { $0.lowercased() }
    case "uppercaseString": return texts(of: receiver).map { $0.uppercased() }
    case "firstObject", "lastObject", "anyObject": return texts(of: receiver, elements: true)
    default: break
    }
    guard receiver.count == 1, list.keyword(receiver.lowerBound) == .self else {
      return .unknown("property '\(name)' has no known value")
    }
    return texts(ofDeclared: name + "()", in: StringSources.messages, elements)
  }

  private mutating func texts(ofFormat parts: [Range<Int>]) -> Texts {
    guard let first = parts.first, let format = texts(of: first).text else { return .unknown() }
    let values = parts.dropFirst()
    return Texts(formatted: format) { number in
      let index = values.startIndex + number
      return values.indices.contains(index) ? texts(of: values[index]) : nil
    }
  }

  // MARK: - Names

  private mutating func texts(ofName token: Int, _ elements: Bool) -> Texts {
    switch list.keyword(token) {
    case .nil, .NULL: return .none
    case .self: return .unknown()
    default: break
    }
    let name = list.text(token)
    guard !followed.contains(name) else { return .unknown("variable '\(name)' can change") }
    guard let values = list.values(assignedTo: token, in: body) else {
      return texts(ofDeclared: name, in: "", elements)
    }
    followed.append(name)
    deepen()
    defer {
      followed.removeLast()
      depth -= 1
    }
    return values.map { texts(of: $0.value, elements: elements || $0.isIterated) }.joined()
  }

  /// Returns the texts of a constant, a macro, or of what a function or method returns.
  private mutating func texts(
    ofDeclared name: String,
    in owner: String,
    _ elements: Bool
  ) -> Texts {
    let found = index.stringSources(of: name, in: owner, from: SourcePlace(path: path, offset: 0))
      .sources.map(\.source)
    let usable = found.filter { source in
      // A method may be any class's, but for those of the same file.
      source.isObjectiveC && (owner.isEmpty || source.path == path)
    }
    let others = usable.filter { !active.contains($0.subject) }
    if others.count < usable.count { trace.isCircular = true }
    guard !others.isEmpty else { return .unknown("'\(name)' has no known value") }
    return others.map { texts(of: $0, elements) }.joined()
  }

  private mutating func spend(_ steps: Int) {
    budget -= steps
    trace.ownSteps += steps
  }

  private mutating func deepen() {
    depth += 1
    trace.deepest = max(trace.deepest, depth)
  }

  /// Returns what is known of a declaration, or finds it for all who ask, as in Swift.
  private mutating func texts(of source: StringSources.Source, _ elements: Bool) -> Texts {
    let question = TextQuestion(
      subject: source.subject,
      steps: elements ? [.element] : [],
      cases: nil
    )
    if let found = sharedTexts[question], found.cost < budget,
      depth + found.height < Self.depthLimit
    {
      spend(found.cost)
      trace.ownSteps -= found.cost - 1
      trace.deepest = max(trace.deepest, depth + found.height)
      index.note(found.lookedAt)
      return found.texts
    }
    let recorder = index.forAnother
    var other = evaluator(of: source, recorder)
    let texts = other.texts(ofBodyOf: source, elements)
    let lookedAt = recorder.lookedAt
    index.note(lookedAt)
    if other.trace.isShareable, other.budget > 0 {
      let found = FoundTexts(
        texts,
        cost: budget - other.budget,
        height: other.trace.deepest - depth,
        isTooLong: false,
        readsArguments: false,
        lookedAt: lookedAt
      )
      sharedTexts[question] = found
      other.trace.ownSteps = 1
    }
    budget = other.budget
    trace.add(other.trace, ofVariable: false)
    return texts
  }

  private func evaluator(of source: StringSources.Source, _ index: TypeIndex) -> Self {
    let list = TokenList(source.bytes, .objectiveC, in: 0..<source.bytes.count)
    let isBody = source.kind == .body
    let inside = isBody ? list.inside(0) : 0..<0
    var other = ObjectiveCTextEvaluator(
      list,
      in: inside,
      path: source.path,
      index,
      sharing: sharedTexts
    )
    other.budget = budget
    other.depth = depth
    other.active = active + [source.subject]
    other.deepen()
    return other
  }

  private mutating func texts(ofBodyOf source: StringSources.Source, _ elements: Bool) -> Texts {
    spend(source.bytes.count / 64)
    let results = source.kind == .body ? list.returned(in: body) : [list.range]
    return results.map { texts(of: $0, elements: elements) }.joined()
  }
}

extension StringSources.Source {
  fileprivate var subject: TextQuestion.Subject {
    .objectiveC(path, start: start, content: content)
  }
}

extension TokenList {
  /// Takes away parentheses around the whole, and casts before it.
  fileprivate func withoutCasts(_ range: Range<Int>) -> Range<Int> {
    var range = strippedExpression(range)
    while let first = range.first, self[first].kind == .leftParenthesis,
      after(first) < range.upperBound, isCast(first)
    {
      range = strippedExpression(after(first)..<range.upperBound)
    }
    return range
  }

  private func isCast(_ parenthesis: Int) -> Bool {
    let isType = inside(parenthesis).allSatisfy {
      self[$0].kind == .identifier || self[$0].kind == .other
    }
    switch kind(after(parenthesis)) {
    case .identifier, .string, .leftBracket, .leftParenthesis, .at: return isType
    default: return false
    }
  }

  /// Returns the last token of a range in no bracket, the opening one for what brackets enclose.
  func lastPart(of range: Range<Int>) -> Int? {
    var index = range.lowerBound
    var last: Int?
    while index < range.upperBound {
      last = index
      index = after(index)
    }
    return last
  }

  /// Returns what `return` statements yield.
  fileprivate func returned(in body: Range<Int>) -> [Range<Int>] {
    body.compactMap { index in
      guard keyword(index) == .return else { return nil }
      let end = topLevel(.semicolon, in: index..<body.upperBound)
      return end.map { index + 1..<$0 }
    }
  }
}
