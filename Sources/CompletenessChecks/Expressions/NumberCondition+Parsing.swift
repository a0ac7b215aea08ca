extension NumberCondition {
  /// Why a pattern holds for no argument.
  enum Defect: Error {
    /// It begins like an expression and goes on unlike one.
    case malformed
    /// It begins with two or three characters and a colon that name no kind.
    case unknownKind(String)
  }

  /// Reads a pattern: `ie:x>5`, `iex:1<x<5`, `exp:^1$`; anything else stands for itself.
  ///
  /// - Throws: `Defect` where the library falls back to comparing the pattern itself.
  init(_ pattern: String) throws(Defect) {
    guard let colon = pattern.firstIndex(of: ":") else {
      self = .text(pattern)
      return
    }
    let rest = pattern[pattern.index(after: colon)...]
    let condition: NumberCondition?
    switch pattern[..<colon] {
    case "ie": condition = Self.inequality(rest)
    case "iex": condition = Self.extendedInequality(rest)
    case "exp": condition = Self.expression(rest)
    case let kind where (2...3).contains(kind.count): throw .unknownKind(String(kind))
    default: condition = .text(pattern)
    }
    guard let condition else { throw .malformed }
    self = condition
  }

  /// Reads `x>=5`; what stands behind the number is ignored.
  private static func inequality(_ text: Substring) -> NumberCondition? {
    var text = text
    guard text.takeVariable(), let sign = text.takeSign(["<=", "<", "=", ">=", ">"]) else {
      return nil
    }
    // Sign and blanks are two characters at most.
    if sign.rawValue.count == 1, let first = text.first, !first.isDigit, first != "-" {
      text.removeFirst()
    }
    return text.takeNumber().map { .comparison(Comparison(sign: sign, limit: $0)) }
  }

  /// Reads `1<=x<5`; what stands behind the second number is ignored.
  private static func extendedInequality(_ text: Substring) -> NumberCondition? {
    var text = text
    guard let first = text.takeNumber(), let left = text.takeSign(["<=", "<"]),
      text.takeVariable(), let right = text.takeSign(["<=", "<"]), let second = text.takeNumber()
    else { return nil }
    // With numbers that descend, the library does not turn the first sign around.
    let sign = first < second ? left.inverted : left
    return .both(Comparison(sign: sign, limit: first), Comparison(sign: right, limit: second))
  }

  private static func expression(_ text: Substring) -> NumberCondition? {
    let line = text.prefix { !$0.isNewline }
    guard !line.isEmpty else { return nil }
    do throws(NumberExpressionParser.Failure) {
      return .expression(try NumberExpressionParser.parse(line))
    } catch {
      return error == .unknown ? .expression(nil) : nil
    }
  }
}

extension Character {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}

extension Substring {
  fileprivate mutating func takeVariable() -> Bool {
    guard let first, first == "x" || first == "X" else { return false }
    removeFirst()
    return true
  }

  /// Takes the first of some signs that the text begins with.
  fileprivate mutating func takeSign(_ signs: [String]) -> NumberCondition.Sign? {
    guard let sign = signs.first(where: hasPrefix) else { return nil }
    removeFirst(sign.count)
    return NumberCondition.Sign(rawValue: sign)
  }

  /// Takes a number: `-2`, `5`, `1.5`, `1.`.
  fileprivate mutating func takeNumber() -> Double? {
    let isNegative = first == "-"
    let digits = (isNegative ? dropFirst() : self).prefix(while: \.isDigit)
    guard !digits.isEmpty else { return nil }
    removeFirst(digits.count + (isNegative ? 1 : 0))
    var number = String(digits)
    if first == "." {
      removeFirst()
      let decimals = prefix(while: \.isDigit)
      removeFirst(decimals.count)
      if !decimals.isEmpty { number += "." + decimals }
    }
    return Double(number).map { isNegative ? -$0 : $0 }
  }
}
