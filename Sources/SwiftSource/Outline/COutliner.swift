/// Reads what an Objective-C, C or C++ file declares outside of the bodies of functions and methods.
struct COutliner {
  private let list: TokenList
  private(set) var items: [Outline.Item] = []
  /// Whether a body has been opened that is never closed, as branches of `#if` may do that each open
  /// what is closed once; what follows is local then, for all that is evident.
  private var isInOpenBody = false
  /// The place among the list's directives of the first one that may stand ahead.
  private var nextHashWord = 0

  /// Braces within braces are entered to this depth, so that hostile input cannot exhaust the stack.
  private static let depthLimit = 32

  init(_ list: TokenList) {
    self.list = list
  }

  mutating func read() { read(list.range, around: nil, depth: 0) }

  private mutating func read(_ range: Range<Int>, around bracket: Int?, depth: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      let next: Int? =
        switch list[index].kind {
        case .directive: readMacro(at: index, in: bracket)
        case .identifier: readWord(at: index, in: bracket)
        case .plus, .other: readMethod(at: index, in: bracket)
        case .equals: readConstant(at: index, in: bracket)
        case .leftBrace: readBraces(at: index, in: bracket, depth: depth)
        default: nil
        }
      index = max(next ?? list.after(index), index + 1)
    }
  }

  // Each of these returns where reading goes on; nil where nothing of its kind stands.

  /// Reads `#define NAME @"…"` and `#define TEXT(key) …`, whose name the parenthesis touches.
  private mutating func readMacro(at directive: Int, in bracket: Int?) -> Int? {
    let name = directive + 1
    guard list.isMacroName(name) else { return nil }
    if let head = list.macroHead(at: name) {
      add(.macro, head, directive, in: bracket, end: head.body.upperBound)
      return head.body.upperBound
    }
    let end = list.endOfDirective(from: name)
    add(
      .macro,
      .init(
        keyword: directive,
        name: name,
        bracket: bracket,
        type: name + 1..<name + 1,
        value: name + 1..<max(end, name + 1),
        end: end
      )
    )
    return end
  }

  private mutating func readWord(at index: Int, in bracket: Int?) -> Int? {
    if list.kind(index + 1) == .leftParenthesis, let head = list.functionHead(at: index) {
      return readBody(of: head, .function, at: index, in: bracket)
    }
    guard let found = list.implementedClass(at: index) else { return nil }
    add(
      found.isCategory ? .extensionOfType : .classType,
      .init(
        keyword: index,
        name: found.name,
        bracket: bracket,
        type: found.name + 1..<found.name + 1,
        end: found.name + 1
      )
    )
    return nil
  }

  private mutating func readMethod(at sign: Int, in bracket: Int?) -> Int? {
    guard let head = list.methodHead(at: sign, keepsParameters: false) else { return nil }
    return readBody(of: head, .method, at: sign, in: bracket)
  }

  /// Adds a function or method, and the macros in its body.
  private mutating func readBody(
    of head: CFunctionHead,
    _ kind: Outline.Item.Kind,
    at keyword: Int,
    in bracket: Int?
  ) -> Int {
    let brace = head.body.lowerBound - 1
    add(kind, head, keyword, in: bracket, end: list.after(brace))
    guard list.kind(list.partner(of: brace)) == .rightBrace else {
      isInOpenBody = true
      return brace + 1
    }
    while nextHashWord < list.hashWords.count, list.hashWords[nextHashWord] <= brace {
      nextHashWord += 1
    }
    while nextHashWord < list.hashWords.count, list.hashWords[nextHashWord] < head.body.upperBound {
      _ = readMacro(at: list.hashWords[nextHashWord], in: brace)
      nextHashWord += 1
    }
    return list.after(brace)
  }

  private mutating func add(
    _ kind: Outline.Item.Kind,
    _ head: CFunctionHead,
    _ keyword: Int,
    in bracket: Int?,
    end: Int
  ) {
    add(
      kind,
      .init(
        keyword: keyword,
        name: head.name,
        bracket: bracket,
        parenthesis: head.parenthesis,
        type: head.name..<head.name,
        value: kind == .macro ? head.body : nil,
        body: kind == .macro ? nil : head.body.lowerBound - 1,
        end: end
      )
    )
  }

  /// Reads `NSString *const name = @"…";` and `NSString *names[] = {…};`.
  private mutating func readConstant(at equals: Int, in bracket: Int?) -> Int? {
    guard bracket == nil, !isInOpenBody else { return nil }
    let isArray = list.kind(equals - 1) == .rightBracket
    let name = isArray ? equals - 3 : equals - 1
    guard name > 0, list.kind(name) == .identifier,
      list.kind(name - 1) == .identifier || list.kind(name - 1) == .other
    else { return nil }
    let semicolon = list.topLevel(.semicolon, in: equals..<list.count)
    let end = semicolon ?? list.count
    add(
      .property,
      .init(
        keyword: name,
        name: name,
        bracket: bracket,
        type: name..<name,
        value: equals + 1..<max(end, equals + 1),
        end: end
      )
    )
    return nil
  }

  /// Reads what stands in braces that are no body of a function: a namespace's is declared as outside,
  /// a type's of C++ is local.
  private mutating func readBraces(at brace: Int, in bracket: Int?, depth: Int) -> Int? {
    if list.opensNamespace(brace) { return brace + 1 }
    let end = list.after(brace)
    add(
      .braces,
      .init(
        keyword: brace,
        name: brace,
        bracket: bracket,
        type: brace..<brace,
        body: brace,
        end: end
      )
    )
    if list.kind(brace - 1) != .equals, depth < Self.depthLimit {
      read(list.inside(brace), around: brace, depth: depth + 1)
    }
    return end
  }

  private mutating func add(_ kind: Outline.Item.Kind, _ parts: Outline.Item.Parts) {
    let isLocal = parts.bracket != nil || isInOpenBody
    var item = Outline.Item(kind, isLocal: isLocal, parts)
    item.next = items.count + 1
    items.append(item)
  }
}
