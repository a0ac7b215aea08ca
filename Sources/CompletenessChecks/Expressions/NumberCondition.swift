/// A condition on an argument, as Swifternalization reads it.
enum NumberCondition {
  case comparison(Comparison)
  case both(Comparison, Comparison)
  /// A regular expression that is looked for in the argument's text, whatever the case; nil where it
  /// is one that only the library's own can tell about.
  case expression(NumberExpression?)
  /// The argument's text must be this one.
  case text(String)

  /// One side of an inequality.
  struct Comparison {
    var sign: Sign
    var limit: Double

    func holds(for number: Double) -> Bool {
      switch sign {
      case .less: number < limit
      case .lessOrEqual: number <= limit
      case .equal: number == limit
      case .greaterOrEqual: number >= limit
      case .greater: number > limit
      }
    }
  }

  /// The matches of an expression are unknown.
  struct Unknown: Error {}

  enum Sign: String {
    case less = "<"
    case lessOrEqual = "<="
    case equal = "="
    case greaterOrEqual = ">="
    case greater = ">"

    /// The sign for the sides the other way around: `2<x` is `x>2`.
    var inverted: Sign {
      switch self {
      case .less: .greater
      case .lessOrEqual: .greaterOrEqual
      case .equal: .equal
      case .greaterOrEqual: .lessOrEqual
      case .greater: .less
      }
    }
  }

  /// Whether the condition holds for a whole number.
  ///
  /// - Throws: `Unknown` where that is unknown.
  func holds(for number: Int) throws(Unknown) -> Bool {
    switch self {
    case .comparison(let comparison): return comparison.holds(for: Double(number))
    case .both(let left, let right):
      return left.holds(for: Double(number)) && right.holds(for: Double(number))
    case .expression(let expression):
      guard let expression else { throw Unknown() }
      return expression.isFound(in: number)
    case .text(let text): return text == String(number)
    }
  }

  /// The numbers beside which the condition may change.
  var limits: [Double] {
    switch self {
    case .comparison(let comparison): [comparison.limit]
    case .both(let left, let right): [left.limit, right.limit]
    case .expression: []
    case .text(let text): Int(text).map { [Double($0)] } ?? []
    }
  }

  /// Whether the condition can hold for numbers: it does for any, or says so in its form.
  var isNumeric: Bool {
    if case .text(let text) = self { Int(text) != nil } else { true }
  }
}
