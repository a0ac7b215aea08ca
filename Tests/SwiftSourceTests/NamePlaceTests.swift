import TestSupport
import Testing

@testable import SwiftSource

/// Asks for what stands beside the names of short sources, in which `§` stands before the token in question.
@Suite struct NamePlaceTests {
  private func list(_ source: String, _ syntax: SourceSyntax = .swift) -> (list: TokenList, at: Int)
  {
    let parts = source.split(separator: "§", omittingEmptySubsequences: false)
    let bytes = Array(parts.joined().utf8)
    let list = TokenList(bytes, syntax, in: 0..<bytes.count)
    let offset = parts[0].utf8.count
    return (list, list.range.first { list[$0].end > offset } ?? list.count)
  }

  @Test(arguments: [
    ("a.§b.c(d)", "member of a, has c"), ("§f(x)", "called"), ("§f\n(x)", "called"),
    ("f(§label: x)", "label"), ("§x = 1", "set"), ("@§State var x", "attribute"),
    ("let §x", "behind let"), ("§row { x }", "with closure"), ("f().§x", "member"),
    (".§x", "member"), ("§x.0", "has none"), ("\"t\".§x", "member"),
  ])
  func `a name is told by what stands right beside it`(source: String, place: String) {
    let (list, name) = list(source)
    var facts: [String] = []
    if let qualifier = list.qualifier(of: name) {
      facts.append("member of \(list.text(qualifier))")
    } else if list.isMember(name) {
      facts.append("member")
    }
    if list.hasMember(name) {
      facts.append("has \(list.member(of: name).map(list.text) ?? "none")")
    }
    if list.isCalled(name) { facts.append("called") }
    if list.opensClosure(name) { facts.append("with closure") }
    if list.isLabel(name) { facts.append("label") }
    if list.isSet(name) { facts.append("set") }
    if list.isAttribute(name) { facts.append("attribute") }
    if let keyword = list.introducer(of: name) { facts.append("behind \(keyword.spelling)") }
    #expect(facts.joined(separator: ", ") == place)
  }

  @Test(arguments: [
    ("§a.b.c", "b c", ""), ("a.b.§c", "", "b a"), ("f().b.§c", "", "b"), ("a.§b().c", "", "a"),
    ("§a.0.b", "", ""),
  ])
  func `a chain is walked in both directions`(source: String, members: String, qualifiers: String) {
    let (list, name) = list(source)
    #expect(list.members(of: name).map(list.text).joined(separator: " ") == members)
    #expect(list.qualifiers(of: name).map(list.text).joined(separator: " ") == qualifiers)
    #expect(list.startOfChain(endingAt: name) == list.qualifiers(of: name).last ?? name)
  }

  @Test(
    arguments: [
      ("§a.b", "b"), ("§a().b", "b"), ("§a.self.b", "b"), ("§a().self.b", "b"), ("§a", nil),
      ("§a(b).0", nil), ("§a b.c", nil),
    ] as [(String, String?)]
  )
  func `a member may be that of what a call returns`(source: String, member: String?) {
    let (list, name) = list(source)
    #expect(list.member(ofValueOf: name).map(list.text) == member)
  }

  @Test(
    arguments: [
      ("a", "a", "a", nil), ("self.a", "a", "a", nil), ("Self.a", "a", "a", nil),
      ("b.a", nil, "a", nil), ("B.a", nil, "a", "B.a"), ("b.a()", nil, "a", nil),
      ("C.B.a()", nil, "a", "C.B.a"), (".a", nil, nil, "String.a"), ("b.C.a", nil, "a", "b.C.a"),
      ("f(x)", nil, nil, nil), ("B.a(x)", nil, nil, nil), ("a + b", nil, nil, nil),
      ("", nil, nil, nil),
    ] as [(String, String?, String?, String?)]
  )
  func `an expression may be a name`(source: String, own: String?, last: String?, path: String?) {
    let (list, _) = list(source)
    #expect(list.ownName(in: list.range).map(list.text) == own)
    #expect(list.lastName(in: list.range).map(list.text) == last)
    #expect(list.memberPath(in: list.range) == path)
  }

  @Test(arguments: [
    ("f(§x)", "first of f"), ("f(a: §x)", "first of f as a"), ("f(b, a: §x)", "as a"),
    ("[r a:§x]", "as a"), ("a = §x", "assigned to a"), ("let a: T = §x", "assigned to T"),
    ("f(b, §x)", "other"), ("= (§x)", "first of ="), ("§x", "other"), ("a + §x", "other"),
  ])
  func `a value has its place by what stands before it`(source: String, place: String) {
    let (list, value) = list(source)
    let told =
      switch list.place(ofValueAt: value) {
      case .firstArgument(let callee, nil): "first of \(list.text(callee))"
      case .firstArgument(let callee, let label?):
        "first of \(list.text(callee)) as \(list.text(label))"
      case .labelled(let label): "as \(list.text(label))"
      case .assigned(let name): "assigned to \(list.text(name))"
      case .other: "other"
      }
    #expect(told == place)
  }

  @Test(
    arguments: [
      ("f§(a: x)", "f", "a", "x"), ("f§(x)", "f", nil, "x"), ("f<A, B>§(x)", "f", nil, "x"),
      ("f?§(x)", "f", nil, "x"), ("f!§(\"x\": y)", "f", nil, "\"x\""), ("a > §(x)", ">", nil, "x"),
    ] as [(String, String, String?, String)]
  )
  func `a call is told by its parenthesis`(
    source: String,
    name: String,
    label: String?,
    value: String
  ) {
    let (list, parenthesis) = list(source)
    #expect(list.text(list.calledName(before: parenthesis)) == name)
    #expect(list.firstLabel(in: parenthesis).map(list.text) == label)
    #expect(list.text(list.firstValue(in: parenthesis)) == value)
    let callee = list.callee(of: parenthesis).map(list.text)
    #expect(callee == (source.hasPrefix("f§") ? name : nil))
  }

  @Test(arguments: [
    ("§f(a, b: c)", 2, false), ("§f()", 0, false), ("§f\n(a)", 0, false), ("§f", 0, false),
    ("§f(a).b()", 1, true), ("§f(a).b", 1, false), ("§f(a) + b()", 1, false),
  ])
  func `a call has arguments on its line, and a result`(source: String, count: Int, changes: Bool) {
    let (list, name) = list(source)
    #expect(list.arguments(ofCallBy: name).count == count)
    #expect(list.changesResult(ofCall: name) == changes)
    #expect(list.endOfCall(by: name) == (list.isCalled(name) ? list.after(name + 1) : name + 1))
  }

  @Test(
    arguments: [
      ("§x = a + b; c", "set a + b"), ("§x += a\nb", "extended a"),
      ("for §x in a { }", "iterated a { }"),
      ("§x == a", nil), ("§x: T = a", nil),
    ] as [(String, String?)]
  )
  func `a name gets a value in one of three ways`(source: String, assignment: String?) {
    let (list, name) = list(source)
    let told: String? =
      switch list.assignment(to: name) {
      case .set(let start): "set " + value(from: start, list)
      case .extended(let start): "extended " + value(from: start, list)
      case .iterated(let start): "iterated " + value(from: start, list)
      case nil: nil
      }
    #expect(told == assignment)
  }

  private func value(from start: Int, _ list: TokenList) -> String {
    (start..<list.expressionEnd(from: start, limit: list.count)).map(list.text)
      .joined(separator: " ")
  }

  @Test(arguments: [
    ("x = §a, *b;", "x", "a"), ("for (x §in a) b;", "x", "a"),
    ("x = §[a b:c, d];", "x", "[ a b : c , d ]"),
  ])
  func `an assignment of C ends at its mark`(source: String, name: String, value: String) {
    let (list, _) = list(source, .objectiveC)
    let target = list.range.first { list.text($0) == name }
    let assignment = target.flatMap(list.assignment)
    let range = assignment.map { list.cValue(of: $0, limit: list.count) }
    #expect(range?.map(list.text).joined(separator: " ") == value)
  }

  @Test(
    arguments: [
      ("let x = §{ }", "x", nil), ("var x: (A) -> B = §{ }", "x", nil), ("x = §{ }", nil, nil),
      ("let x: A = §.b", "x", "A"), ("let x: A? = §.b", "x", "A"), ("f(x: A = §.b)", nil, "A"),
      ("a.x = §.b", nil, nil), ("let (x, y) = §.b", nil, nil),
    ] as [(String, String?, String?)]
  )
  func `what a value is given to has a name or a type`(source: String, name: String?, type: String?)
  {
    let (list, value) = list(source)
    #expect(list.nameOfConstant(setTo: value).map(list.text) == name)
    #expect(list.typeOfTarget(ofValueAt: value).map(list.text) == type)
  }

  @Test(arguments: [
    ("a.b.§c = x", "a", "a . b"), ("a?.b.§c = x", "a", "a ? . b"), ("f().b.§c = x", "b", "b"),
    ("§c = x", "c", ""),
  ])
  func `a target begins with its first name`(source: String, start: String, receiver: String) {
    let (list, name) = list(source)
    let first = list.startOfTarget(endingAt: name)
    #expect(list.text(first) == start)
    guard first < name else { return }
    let range = list.receiver(ofTarget: first..<name + 1)
    #expect(range.map(list.text).joined(separator: " ").hasPrefix(receiver))
  }

  @Test(arguments: [
    ("§x = 1; { x } x.a; a.x } x", 3, true), ("§x } x", 1, true), ("§x", 1, true),
    ("§x" + String(repeating: " y", count: 5000), 1, false),
  ])
  func `a name is used to the end of its block`(source: String, count: Int, areAll: Bool) {
    let (list, name) = list(source)
    let uses = list.uses(of: "x".utf8, from: name)
    #expect(uses.names.count == count)
    #expect(uses.areAll == areAll)
  }

  @Test(arguments: [
    ("§x += a", true), ("f(&§x)", true), ("§x.append(a)", true), ("§x.removeAll()", true),
    ("§x.count", false), ("§x = a", false), ("a & §x", true),
  ])
  func `a variable may be changed in place`(source: String, isChanged: Bool) {
    let (list, name) = list(source)
    #expect(list.isChangedInPlace(name) == isChanged)
  }

  @Test(arguments: [
    ("{ map.§localize()\nmap.show() }", true), ("{ map.§localize() }", false),
    ("a = map.§localize()", false), ("{ f(map.§localize()) }", false),
    ("{ x in map.§localize() }", false),
    ("a()\nmap.§localize()\nb()", true), ("a()\nmap.§localize().show()\nb()", false),
    ("a()\nreturn map.§localize()\nb()", false), ("a()\nmap[0]?.§localize(x)\nb()", true),
    ("a()\nmap.§title\nb()", false), ("a() +\nmap.§localize()\nb()", false),
  ])
  func `a call may be a statement`(source: String, isStatement: Bool) {
    let (list, name) = list(source)
    #expect(list.isStatement(callBy: name) == isStatement)
  }

  @Test(arguments: [
    ("Text(a)§.font(.body).padding() { b }.x", "font padding x"), ("f(a)§ { b } c: { d }.x", "x"),
    ("f(a)§ + b", ""), ("f(a)§.x[0].y", "x"),
  ])
  func `modifiers stand behind a call and its closures`(source: String, names: String) {
    let (list, start) = list(source)
    #expect(list.modifiers(from: start).map(list.text).joined(separator: " ") == names)
  }

  @Test(
    arguments: [
      ("[a §b:c d:e]", "a", "b", true), ("[[a b] §c:d]", nil, "c", true),
      ("[a §b]", "a", nil, false),
      ("[@\"x\" §y]", nil, nil, false),
    ] as [(String, String?, String?, Bool)]
  )
  func `a message has a receiver and a selector`(
    source: String,
    receiver: String?,
    selector: String?,
    hasArguments: Bool
  ) {
    let (list, name) = list(source, .objectiveC)
    #expect(list.nameOfReceiver(ofMessageAt: name).map(list.text) == receiver)
    #expect(list.selector(ofMessageIn: list.inside(0)).map(list.text) == selector)
    #expect((list.argument(ofSelector: name) != nil) == hasArguments)
  }

  @Test(arguments: [
    ("[a b]; §[c d]; e", true), ("x = §[c d];", false), ("{ §[c d]; }", true),
    ("f(§[c d]);", false),
  ])
  func `a message may be a statement`(source: String, isStatement: Bool) {
    let (list, bracket) = list(source, .objectiveC)
    #expect(list.isStatement(messageTo: bracket + 1..<bracket + 2) == isStatement)
  }

  @Test(arguments: [
    ("label.§text = x", "label", true), ("self.label.§text = x", "label", true),
    ("cell.label?.§text = x", "label", false), ("f().label.§text = x", "label", false),
  ])
  func `a member has an owner`(source: String, owner: String, isOwn: Bool) {
    let (list, name) = list(source)
    let found = list.owner(ofMember: name)
    #expect(found.map { list.text($0.name) } == owner)
    #expect(found?.isOwn == isOwn)
  }

  @Test(
    arguments: [
      ("let x §= a + b { didSet { } }", "a + b", "a + b { didSet { } }"),
      ("let x §= if a { b } else { c }\nd", "if a { b } else { c }", "if a { b } else { c } d"),
      ("x §== a", nil, "a"), ("x §: a, b: c", nil, "a , b : c"),
    ] as [(String, String?, String)]
  )
  func `an initial value ends before observers`(source: String, value: String?, rest: String) {
    let (list, sign) = list(source)
    let initial = list.initialValue(setBy: sign)
    #expect(initial?.map(list.text).joined(separator: " ") == value)
    let labelled = list.lastPart(ofLabelled: sign..<list.count)
    let behind = list.kind(sign) == .colon ? labelled : labelled.dropFirst()
    #expect(behind.map(list.text).joined(separator: " ") == rest)
    #expect(list.end(of: list.range) == list.end)
  }

  @Test func `local names are those of variables, loops and closures`() {
    let source = """
      let a = 1
      func f() { var b = 2; for c in d { }; g { e in e }; h { (i: T, j) in i }; if let k { } }
      """
    let (list, _) = list(source)
    let first = list.range.first { list.keyword($0) == .let }
    #expect(list.localNames(besides: [first ?? 0]) == ["b", "c", "e", "i", "j", "k"])
  }

  @Test func `a variable has the values that stand before its use`() {
    let (list, use) = list("func f() { let x: T = a\nx += b\nx = c\ng(§x) }")
    let assigned = list.valuesAssigned(before: use)
    #expect(assigned.values.map { $0.map(list.text).joined() } == ["c", "b", "a"])
    #expect(assigned.isExtended)
    #expect(list.valueOfProperty(usedAt: use) == nil)
  }

  @Test(
    arguments: [
      ("struct A { let x = a; func f() { g(§x) } }", "a"), ("let x = a; func f() { g(§x) }", "a"),
      ("struct A { let x = a; func f(x: T) { g(§x) } }", nil),
      ("struct A { let x = a }; struct B { let x = b; func f() { g(§x) } }", nil),
    ] as [(String, String?)]
  )
  func `a property has one value in its file`(source: String, value: String?) {
    let (list, use) = list(source)
    #expect(list.valueOfProperty(usedAt: use)?.map(list.text).joined() == value)
  }

  @Test(
    arguments: [
      ("func f(x: T) { g(§x) }", "T"), ("let x: T\ng(§x)", "T"), ("let x: T.U\ng(§x)", nil),
      ("struct A { var x: T\nfunc f() { g(self.§x) } }", "T"), ("f { (x: T) in g(§x) }", "T"),
      ("enum A { case b(T) }\nif case let .b(x) = a { g(§x) }", "T"),
    ] as [(String, String?)]
  )
  func `a use has the type that its declaration writes`(source: String, type: String?) {
    let (list, use) = list(source)
    #expect(list.wordOfType(of: use..<use + 1) == type)
  }

  @Test(
    arguments: [
      ("NSString *§x;", "NSString *"), ("a * §x;", "a *"), ("y = a * §x;", nil),
      ("return §x;", nil),
      ("const int §x = 1;", "const int"), ("f(§x);", nil),
    ] as [(String, String?)]
  )
  func `a type of C stands before a name that it declares`(source: String, type: String?) {
    let (list, name) = list(source, .objectiveC)
    #expect(list.cType(before: name)?.map(list.text).joined(separator: " ") == type)
  }

  private static let words = [
    "a", "b", "self", "let", "var", "in", "for", "func", "case", "return", ".", "(", ")", "[", "]",
    "{",
    "}", "=", "+=", ":", ",", ";", "?", "!", "<", ">", "@", "\"x\"", "1", "+", "->", "\n", " ? ",
    "&",
  ]

  @Test(arguments: 0..<64)
  func `every place of any list can be asked for`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let source = (0..<120).map { _ in Self.words.randomElement(using: &generator) ?? "" }
    let syntax: SourceSyntax = seed % 2 == 0 ? .swift : .objectiveC
    let (list, _) = list(source.joined(separator: " "), syntax)
    let receivers = MessageReceivers(list, Outline(swift: list))
    for index in -2..<list.count + 2 {
      if let qualifier = list.qualifier(of: index) {
        #expect(list[index].kind != .identifier || list.member(of: qualifier) == index)
        #expect(list.qualifiers(of: index).first == qualifier)
      }
      #expect(list.startOfChain(endingAt: index) <= index)
      if case .assigned(let name) = list.place(ofValueAt: index) {
        #expect(list.assignment(to: name) == .set(from: index))
      }
      if let label = list.label(ofValueAt: index) { #expect(list.isLabel(label)) }
      if list.isStatement(callBy: index) { #expect(list.isCalled(index)) }
      if list[index].kind == .identifier, list.assignment(to: index) != nil {
        #expect(list.isBound(index, in: syntax))
      }
      #expect(list.uses(of: "a".utf8, from: index).names.allSatisfy { $0 >= index })
      #expect(list.startOfTarget(endingAt: index) <= index)
      #expect(list.receiver(before: index).upperBound <= max(index, 0))
      #expect(list.modifiers(from: index).allSatisfy { list[$0].kind == .identifier })
      let range = max(index, 0)..<min(index + 9, list.count)
      _ = (list.nameOfConstant(setTo: index), list.typeOfTarget(ofValueAt: index))
      _ = (list.calledName(before: index), list.changesResult(ofCall: index))
      _ = (list.owner(ofMember: index), list.lastNumber(before: index), list.lastName(in: range))
      _ = (
        list.messageArguments(at: index), list.selector(ofMessageIn: range),
        list.cType(before: index)
      )
      _ = (list.memberPath(in: range), list.ownName(in: range), list.wordOfType(of: range))
      _ = (list.sources(of: range), list.joinedParts(of: range), list.namesOfText(in: range))
      _ = (list.values(assignedTo: index, in: range), list.isDeclaredProperty(index))
      _ = (receivers.receiver(ofMessageAt: index), receivers.string(before: index))
      _ = (list.valuesAssigned(before: index), list.valueOfProperty(usedAt: index))
    }
    _ = list.localNames(besides: [])
  }
}
