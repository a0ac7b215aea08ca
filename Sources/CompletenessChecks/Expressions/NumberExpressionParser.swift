/// Reads a regular expression as Foundation spells it.
struct NumberExpressionParser {
  /// Why there is no expression.
  enum Failure: Error {
    /// Foundation does not take it either.
    case malformed
    /// Its matches depend on earlier ones, or it is written in a rare way.
    case unknown
  }

  private var rest: Substring
  private var depth = 0

  /// Reads a whole expression.
  static func parse(_ pattern: some StringProtocol) throws(Failure) -> NumberExpression {
    var parser = NumberExpressionParser(rest: Substring(pattern))
    let part = try parser.parseChoice()
    guard parser.rest.isEmpty else { throw .malformed }
    return NumberExpression(part)
  }

  private init(rest: Substring) {
    self.rest = rest
  }

  private mutating func parseChoice() throws(Failure) -> NumberExpression.Part {
    guard depth < 100 else { throw .unknown }
    depth += 1
    defer { depth -= 1 }
    var choices = [try parseSequence()]
    while take("|") { choices.append(try parseSequence()) }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func parseSequence() throws(Failure) -> NumberExpression.Part {
    var parts: [NumberExpression.Part] = []
    while let next = rest.first, next != "|", next != ")" {
      parts.append(try parseRepetition())
    }
    return .sequence(parts)
  }

  private mutating func parseRepetition() throws(Failure) -> NumberExpression.Part {
    let part = try parseAtom()
    guard let (least, most) = try parseCounts() else { return part }
    // Whether little or much is taken first changes nothing of what can be found.
    if take("+") { throw .unknown }
    _ = take("?")
    if let next = rest.first, "*+?{".contains(next) { throw .malformed }
    // Foundation repeats no edges of words, and takes `(?=1)*` for what it has never said.
    if part.isPosition { throw .unknown }
    return .repetition(part, least: least, most: most)
  }

  private mutating func parseCounts() throws(Failure) -> (least: Int, most: Int)? {
    if take("*") { return (0, .max) }
    if take("+") { return (1, .max) }
    if take("?") { return (0, 1) }
    guard take("{") else { return nil }
    guard let least = takeNumber() else { throw .malformed }
    let most = take(",") ? takeNumber() ?? .max : least
    guard take("}"), least <= most else { throw .malformed }
    return (least, most)
  }

  private mutating func parseAtom() throws(Failure) -> NumberExpression.Part {
    switch rest.removeFirst() {
    case "(": return try parseGroup()
    case "[": return .character(try parseSet())
    case "\\": return try parseEscape()
    case ".": return .character(Self.all)
    case "^": return .position(.start)
    case "$": return .position(.end)
    case "*", "+", "?", "{": throw .malformed
    case "]", "}": throw .unknown
    case let character: return .character(Self.set(of: character))
    }
  }

  private mutating func parseGroup() throws(Failure) -> NumberExpression.Part {
    let kinds: [(String, isAhead: Bool, isNegated: Bool)] = [
      ("?=", true, false), ("?!", true, true), ("?<=", false, false), ("?<!", false, true),
    ]
    let look = kinds.first { rest.hasPrefix($0.0) }
    if let look { rest.removeFirst(look.0.count) }
    // Letters of either case and line ends, of which numbers have none.
    let plain = ["?:", "?i:", "?m:", "?s:"].first(where: rest.hasPrefix)
    if let plain { rest.removeFirst(plain.count) }
    guard rest.first != "?" else { throw .unknown }
    let part = try parseChoice()
    guard take(")") else { throw .malformed }
    // How far one may look back, Foundation finds out in ways of its own.
    if look?.isAhead == false, part.hasRepetition { throw .unknown }
    return look.map { .look(part, isAhead: $0.isAhead, isNegated: $0.isNegated) } ?? part
  }

  private mutating func parseEscape() throws(Failure) -> NumberExpression.Part {
    guard let letter = rest.popFirst() else { throw .malformed }
    switch letter {
    case "b": return .position(.wordEdge)
    case "B": return .position(.noWordEdge)
    case "A": return .position(.start)
    case "Z", "z": return .position(.end)
    default: return .character(try Self.set(escapedBy: letter))
    }
  }

  /// Reads `[^0-4]`; what intersects sets, or has others in it, is not known.
  private mutating func parseSet() throws(Failure) -> Set<UInt8> {
    let isNegated = take("^")
    var set: Set<UInt8> = []
    if rest.first == "]" || rest.first == "-" { throw .unknown }
    while !take("]") {
      guard let first = rest.popFirst() else { throw .malformed }
      if "[&^{}".contains(first) { throw .unknown }
      if first == "\\" {
        guard let letter = rest.popFirst() else { throw .malformed }
        set.formUnion(try Self.set(escapedBy: letter))
        if rest.first == "-" { throw .unknown }
      } else if take("-") {
        guard let last = rest.popFirst(), first != "-", !"]\\[-&".contains(last) else {
          throw .unknown
        }
        guard first <= last else { throw .malformed }
        set.formUnion(Self.all.filter { (first...last).contains(Character(Unicode.Scalar($0))) })
      } else {
        set.formUnion(Self.set(of: first))
      }
    }
    return isNegated ? Self.all.subtracting(set) : set
  }

  /// The characters that numbers consist of.
  private static let all = Set("-0123456789".utf8)

  private static func set(of character: Character) -> Set<UInt8> {
    all.intersection(String(character).utf8)
  }

  private static func set(escapedBy letter: Character) throws(Failure) -> Set<UInt8> {
    let minus = set(of: "-")
    switch letter {
    case "d", "w": return all.subtracting(minus)
    case "D", "W": return minus
    case "s", "t", "n", "r", "f": return []
    case "S": return all
    case _ where letter.isASCII && !letter.isLetter && !letter.isNumber: return set(of: letter)
    default: throw .unknown
    }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func takeNumber() -> Int? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest.removeFirst(digits.count)
    return Int(digits)
  }
}

extension NumberExpression.Part {
  /// Whether it takes no character, whatever it stands before.
  fileprivate var isPosition: Bool {
    switch self {
    case .position, .look: true
    case .character, .sequence, .choice, .repetition: false
    }
  }

  fileprivate var hasRepetition: Bool {
    switch self {
    case .character, .position: false
    case .sequence(let parts), .choice(let parts): parts.contains(where: \.hasRepetition)
    case .repetition: true
    case .look(let part, _, _): part.hasRepetition
    }
  }
}
