/// Pairs the brackets of a list of tokens, and notes the tokens that are looked for later.
struct BracketPairing {
  private(set) var firstUnpaired: Int?
  private(set) var literals: [Int] = []
  private(set) var interpolatedStrings: [Int] = []
  private(set) var imports: [Int] = []
  private(set) var opaqueTypes: [Int] = []
  private(set) var directives: [Int] = []
  private(set) var declarators: [Declarator] = []
  private(set) var comments: [Int] = []

  /// Stands for no bracket; no list has as many tokens.
  private static let none = Int(UInt32.max)

  /// Pairs the brackets among tokens.
  ///
  /// A bracket that is open has the one around it for its partner meanwhile, or none.
  init(in tokens: inout [Token]) {
    var open = Self.none
    var counts = OpenCounts()
    // Fewer tokens than these declare, in nearly all files.
    declarators.reserveCapacity(tokens.count / 12)
    for index in tokens.indices {
      let token = tokens[index]
      if token.kind == .identifier {
        guard token.isNoted else { continue }
        if token.mayDeclare {
          declarators.append(Declarator(token: index, bracket: open))
        } else if token.spells(.import) {
          imports.append(index)
        } else {
          opaqueTypes.append(index)
        }
      } else if token.kind.isOpeningBracket {
        tokens[index].partner = open
        open = index
        counts[token.kind] += 1
      } else if token.kind.isClosingBracket {
        if open != Self.none, tokens[open].kind.isClosed(by: token.kind) {
          let outer = tokens[open].partner
          tokens[open].partner = index
          open = outer
          counts[token.kind] -= 1
        } else {
          let unpaired = Self.close(&tokens, &open, &counts, at: index)
          firstUnpaired = firstUnpaired ?? unpaired
        }
      } else if token.isLiteral {
        literals.append(index)
        if token.kind == .interpolatedString { interpolatedStrings.append(index) }
      } else if token.kind == .directive {
        directives.append(index)
      } else if token.kind == .comment {
        comments.append(index)
      }
    }
    if let unpaired = Self.end(&tokens, &open, &counts, at: Self.none, tokens.count) {
      firstUnpaired = firstUnpaired ?? unpaired
    }
  }

  /// Pairs a closing bracket with the innermost opening one of its kind.
  ///
  /// Those opened since end here as well; without any of its kind, the closing bracket is a token
  /// like any other. Returns the first bracket that has no partner of its own kind.
  ///
  /// Complexity: linear in the number of brackets that end here.
  private static func close(
    _ tokens: inout [Token],
    _ open: inout Int,
    _ counts: inout OpenCounts,
    at index: Int
  ) -> Int? {
    let kind = tokens[index].kind
    guard counts[kind] > 0 else { return index }
    var match = open
    while !tokens[match].kind.isClosed(by: kind) { match = tokens[match].partner }
    let unpaired = end(&tokens, &open, &counts, at: match, index)
    open = tokens[match].partner
    tokens[match].partner = index
    counts[kind] -= 1
    return unpaired
  }

  /// Ends the brackets that were opened after one, or all, and returns the first of them.
  private static func end(
    _ tokens: inout [Token],
    _ open: inout Int,
    _ counts: inout OpenCounts,
    at outermost: Int,
    _ end: Int
  ) -> Int? {
    var first: Int?
    while open != outermost {
      let outer = tokens[open].partner
      tokens[open].partner = end
      counts[tokens[open].kind] -= 1
      (first, open) = (open, outer)
    }
    return first
  }
}

/// A keyword that may begin a declaration, with the innermost bracket that is open there.
struct Declarator: Sendable {
  private let storedToken: UInt32
  private let storedBracket: UInt32

  /// Keeps two places; `UInt32.max` stands for no bracket, as it does in pairing.
  fileprivate init(token: Int, bracket: Int) {
    storedToken = UInt32(truncatingIfNeeded: token)
    storedBracket = UInt32(truncatingIfNeeded: bracket)
  }

  var token: Int { Int(storedToken) }
  var bracket: Int? { storedBracket == .max ? nil : Int(storedBracket) }
}

/// How many brackets of each kind are open, so that nobody looks through all of them for one of a kind
/// that there is not.
private struct OpenCounts {
  private var parentheses = 0
  private var brackets = 0
  private var braces = 0

  /// The count of a kind, by its opening or its closing bracket.
  subscript(kind: Token.Kind) -> Int {
    get {
      switch kind {
      case .leftParenthesis, .rightParenthesis: parentheses
      case .leftBracket, .rightBracket: brackets
      default: braces
      }
    }
    set {
      switch kind {
      case .leftParenthesis, .rightParenthesis: parentheses = newValue
      case .leftBracket, .rightBracket: brackets = newValue
      default: braces = newValue
      }
    }
  }
}
