import SourceFiles

/// Finds what gives the strings of an Objective-C, C or C++ file: constants, macros, and the bodies of
/// functions and methods that return strings.
struct ObjectiveCSources {
  private let list: TokenList
  private let path: FilePath
  private(set) var sources = StringSources()

  init(_ list: TokenList, path: FilePath) {
    self.list = list
    self.path = path
  }

  /// Reads the whole file.
  mutating func read() {
    var index = 0
    while index < list.count {
      switch list[index].kind {
      case .directive where list.text(index).hasSuffix("define"):
        let end = list.endOfDirective(from: index + 1)
        readMacro(at: index + 1, end: end)
        index = end
        continue
      case .equals: readConstant(at: index)
      case .leftBrace:
        if list.opensNamespace(index) {
          index += 1
          continue
        }
        readBody(index)
      default: break
      }
      index = list.after(index)
    }
  }

  /// Reads `#define NAME @"…"`; a macro with parameters has them touch its name.
  private mutating func readMacro(at name: Int, end: Int) {
    guard list.kind(name) == .identifier, name + 1 < end,
      list[name + 1].kind != .leftParenthesis || list[name + 1].start > list[name].end
    else { return }
    add(.constant, list.text(name), name + 1..<end)
  }

  /// Reads `NSString *const name = @"…";` and `NSString *names[] = {…};`.
  private mutating func readConstant(at equals: Int) {
    let isArray = list.kind(equals - 1) == .rightBracket
    let name = isArray ? equals - 3 : equals - 1
    guard name > 0, list.kind(name) == .identifier,
      list.kind(name - 1) == .identifier || list.kind(name - 1) == .other
    else { return }
    let end = list.firstTopLevel(in: equals..<list.count) { list[$0].kind == .semicolon }
    add(.constant, list.text(name), equals + 1..<(end ?? list.count))
  }

  private mutating func readBody(_ brace: Int) {
    guard let name = functionName(before: brace) ?? messageName(before: brace),
      list.inside(brace).contains(where: { list.keyword($0) == .return })
    else { return }
    add(.body, list.text(name.index) + "()", brace..<list.after(brace), to: name.owner)
  }

  /// Returns the name of a function that returns a string: `NSString *Title(int kind) {`.
  private func functionName(before brace: Int) -> (index: Int, owner: String)? {
    guard list.kind(brace - 1) == .rightParenthesis else { return nil }
    let first = max(0, brace - 60)
    let parenthesis = (first..<brace).last {
      list[$0].kind == .leftParenthesis && list.partner(of: $0) == brace - 1
    }
    guard let parenthesis, isString(parenthesis - 4..<parenthesis - 1),
      list.functionHead(at: parenthesis - 1) != nil
    else { return nil }
    return (parenthesis - 1, "")
  }

  /// Returns the first part of the selector of a method that returns a string.
  private func messageName(before brace: Int) -> (index: Int, owner: String)? {
    for index in stride(from: brace - 1, through: max(0, brace - 60), by: -1) {
      switch list[index].kind {
      case .semicolon, .rightBrace, .leftBrace, .directive: return nil
      case .leftParenthesis where list.isMethodMark(index - 1):
        let name = list.after(index)
        guard isString(list.inside(index)), list.kind(name) == .identifier else { return nil }
        return (name, StringSources.messages)
      default: break
      }
    }
    return nil
  }

  private func isString(_ range: Range<Int>) -> Bool {
    range.contains { list.kind($0) == .identifier && list.text($0) == "NSString" }
  }

  /// Keeps a value or body that some string literal or name is a part of.
  private mutating func add(
    _ kind: StringSources.Source.Kind,
    _ name: String,
    _ range: Range<Int>,
    to owner: String = ""
  ) {
    guard let first = range.first, let last = range.last, last < list.count else { return }
    let hasText = range.contains { list[$0].kind == .string }
    guard hasText || range.count == 1 && list[first].kind == .identifier else { return }
    let bytes = list.bytes[list[first].start..<list[last].end]
    guard bytes.count <= StringSources.lengthLimit else { return }
    let source = StringSources.Source(
      kind: kind,
      path: path,
      scope: 0..<0,
      bytes: Array(bytes),
      start: list[first].start,
      content: 0
    )
    sources.add(name, source, to: owner)
  }
}

extension TokenList {
  /// Tells whether a brace opens `extern "C" {` or `namespace name {`, and no body.
  func opensNamespace(_ brace: Int) -> Bool {
    if kind(brace - 1) == .string { return true }
    return isNamespace(brace - 1) || isNamespace(brace - 2)
  }

  private func isNamespace(_ index: Int) -> Bool {
    kind(index) == .identifier && self[index].range.count == 9 && text(index) == "namespace"
  }

  /// Returns the bodies of functions and methods of a C file, in their order.
  func bodies() -> [Range<Int>] {
    var bodies: [Range<Int>] = []
    var index = 0
    while index < count {
      if self[index].kind == .leftBrace, !opensNamespace(index) { bodies.append(inside(index)) }
      index = opensNamespaceBrace(index) ? index + 1 : after(index)
    }
    return bodies
  }

  private func opensNamespaceBrace(_ index: Int) -> Bool {
    self[index].kind == .leftBrace && opensNamespace(index)
  }
}
