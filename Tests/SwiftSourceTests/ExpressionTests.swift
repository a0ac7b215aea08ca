import Testing

@testable import SwiftSource

/// Lowers expressions, and writes their shapes with the tokens of their parts.
@Suite struct ExpressionTests {
  @Test(arguments: [
    ("", "nothing"),
    ("\"a\"", "literal \"a\""),
    ("(try await (\"a\") as String)", "literal \"a\""),
    ("name", "name name"),
    ("3", "other 3"),
    ("a ? b : c ? d : e", "conditional b | c ? d : e"),
    ("a ? b ? c : d : e", "conditional b ? c : d | e"),
    ("a ?? b ?? c", "coalescing a | b ?? c"),
    ("a ?? b ? c : d", "conditional c | d"),
    ("f(a ? b : c)", "chain"),
    ("a + \"b\" + (c + d)", "sum a | \"b\" | ( c + d )"),
    ("(a, b: \"c\")", "tuple a | b : \"c\""),
    ("[a, \"b\" : c]", "collection a | \"b\" : c"),
    ("[a: b ? c : d, e ? f : g]", "collection a : b ? c : d | e ? f : g"),
    ("{ item in item.name }", "closure item . name"),
    ("{ \"a\" }()", "called closure \"a\""),
    (".init(\"a\", table: \"b\")", "initializer \"a\" , table : \"b\""),
    (".init(\"a\").b", "chain"),
    ("if a { \"b\" } else { c ?? d }", "statement"),
    ("switch a { case b: c ? d : e }", "statement"),
    ("a.b(c)[d]", "chain"),
    ("a ?", "chain"),
  ])
  func `an expression has the shape of its outermost part`(source: String, shape: String) {
    let bytes = Array(source.utf8)
    let list = TokenList(bytes, .swift, in: 0..<bytes.count)
    #expect(list.written(list.expression(in: list.range).shape) == shape)
  }

  @Test(arguments: [
    ("title", ["title"]), ("nil", []), ("model?.title", ["title"]), ("titles[0]", ["titles"]),
    ("model.title(for: index)", ["title"]), ("Title(\"a\")", []), ("Suit.Title", ["Title"]),
    ("a ? b.c : nil", ["c"]), ("a ?? model.b", ["a", "b"]), ("\"a\"", []),
  ])
  func `a value has the last name of its chain, if that makes no value of a type`(
    source: String,
    names: [String]
  ) {
    let bytes = Array(source.utf8)
    let list = TokenList(bytes, .swift, in: 0..<bytes.count)
    #expect(list.namesOfValues(in: list.range) == names)
  }
}

extension TokenList {
  fileprivate func written(_ shape: Expression.Shape) -> String {
    switch shape {
    case .nothing: "nothing"
    case .statement: "statement"
    case .conditional(let left, let right): "conditional " + written([left, right])
    case .coalescing(let left, let right): "coalescing " + written([left, right])
    case .sum(let operands): "sum " + written(operands)
    case .tuple(let components): "tuple " + written(components)
    case .literal(let token): "literal " + text(token)
    case .name(let token): "name " + text(token)
    case .collection(let bracket): "collection " + written(split(inside(bracket)))
    case .closure(let brace): "closure " + written([closureBody(brace)])
    case .parenthesized(let parenthesis): "parenthesized " + written([inside(parenthesis)])
    case .initializer(let parenthesis): "initializer " + written([inside(parenthesis)])
    case .calledClosure(let brace): "called closure " + written([closureBody(brace)])
    case .other(let token): "other " + text(token)
    case .chain: "chain"
    }
  }

  private func written(_ ranges: [Range<Int>]) -> String {
    ranges.map { $0.map(text).joined(separator: " ") }.joined(separator: " | ")
  }
}
