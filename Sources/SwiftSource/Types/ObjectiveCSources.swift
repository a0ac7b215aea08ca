import SourceFiles

/// Finds what gives the strings of an Objective-C, C or C++ file: constants, macros, and the bodies of
/// functions and methods that return strings.
struct ObjectiveCSources {
  private let list: TokenList
  private let outline: Outline
  private let path: FilePath
  private(set) var sources = StringSources()

  init(_ unit: SourceUnit) {
    list = unit.tokens
    outline = unit.outline
    path = unit.path
  }

  /// Reads the whole file.
  mutating func read() {
    for item in outline.items where !item.isLocal {
      switch item.kind {
      // Of macros those without parameters.
      case .macro where item.parenthesis != nil: break
      case .macro, .property:
        if let value = item.value { add(.constant, list.text(item.name), value) }
      case .function: readBody(of: item, yielding: item.name - 3..<item.name, to: "")
      case .method:
        guard let parenthesis = item.parenthesis else { continue }
        readBody(of: item, yielding: list.inside(parenthesis), to: StringSources.messages)
      default: break
      }
    }
  }

  /// Reads the body of a function or a method that returns a string.
  private mutating func readBody(
    of item: Outline.Item,
    yielding type: Range<Int>,
    to owner: String
  ) {
    guard let brace = item.body, isString(type),
      list.inside(brace).contains(where: { list.keyword($0) == .return })
    else { return }
    add(.body, list.text(item.name) + "()", brace..<list.after(brace), to: owner)
  }

  /// Returns whether `return kTitle;` begins at a token: with the name of a constant or a macro, by
  /// its looks.
  private func returnsConstant(_ index: Int) -> Bool {
    guard list.keyword(index) == .return, list.kind(index + 1) == .identifier,
      list.kind(index + 2) == .semicolon
    else { return false }
    let name = list.bytes[list[index + 1].range]
    let start = name.first == UInt8(ascii: "k") ? name.dropFirst() : name
    return start.first.map { "A"..."Z" ~= $0 } ?? false
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
    let isName = range.count == 1 && list[first].kind == .identifier
    guard hasText || isName || kind == .body && range.contains(where: returnsConstant) else {
      return
    }
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

extension Outline {
  /// Returns the bodies of functions and methods of a C file, and other braces beside them, in their
  /// order.
  package func bodies(in list: TokenList) -> [Range<Int>] {
    items.compactMap { $0.isLocal ? nil : $0.body.map(list.inside) }
  }
}
