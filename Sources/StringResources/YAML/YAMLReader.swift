/// Reads the part of YAML that people write configurations in: maps and lists by indentation, flow
/// lists and maps on one line, texts with and without quotes, blocks of text.
struct YAMLReader {
  /// A line with its indentation taken off.
  struct Line {
    var indentation: Int
    var text: Substring
    /// Whether there is nothing to read on it.
    var isBlank: Bool { text.isEmpty || text.hasPrefix("#") }
  }

  private var lines: [Line]
  private var index = 0
  private var hasFailed = false

  private static let depthLimit = 64

  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    lines = text.utf8.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" }
      .map { line in
        let rest = Substring(line.drop { $0 == UInt8(ascii: " ") })
        return Line(indentation: line.count - rest.utf8.count, text: rest)
      }
  }

  /// Reads the first document; nil where it is not understood.
  mutating func readDocument() -> YAMLNode? {
    skipBlanks()
    if current?.text.hasPrefix("---") == true { index += 1 }
    skipBlanks()
    guard let first = current else { return nil }
    let node = readBlock(first.indentation, depth: 0)
    let isAtEnd = current.map { $0.text.hasPrefix("---") || $0.text.hasPrefix("...") } ?? true
    return hasFailed || !isAtEnd ? nil : node
  }

  private var current: Line? { index < lines.count ? lines[index] : nil }

  private mutating func skipBlanks() {
    while let line = current, line.isBlank { index += 1 }
  }

  private mutating func fail() -> YAMLNode {
    hasFailed = true
    return .text("")
  }

  // MARK: - Blocks

  /// Reads the lines from here on that have an indentation.
  private mutating func readBlock(_ indentation: Int, depth: Int) -> YAMLNode {
    guard depth < Self.depthLimit, let line = current else { return fail() }
    return line.isElement ? readList(indentation, depth: depth) : readMap(indentation, depth: depth)
  }

  private mutating func readList(_ indentation: Int, depth: Int) -> YAMLNode {
    var elements: [YAMLNode] = []
    while !hasFailed, let line = current, line.indentation == indentation, line.isElement {
      let rest = line.text.dropFirst().drop { $0 == " " }
      let column = indentation + line.text.utf8.count - rest.utf8.count
      if rest.isEmpty || rest.hasPrefix("#") {
        index += 1
        elements.append(readNested(below: indentation, depth: depth))
      } else if Line(indentation: column, text: rest).isElement || Self.splitMember(rest) != nil {
        lines[index] = Line(indentation: column, text: rest)
        elements.append(readBlock(column, depth: depth + 1))
      } else {
        elements.append(readScalar(rest, indentation))
      }
      skipBlanks()
    }
    return .list(elements)
  }

  private mutating func readMap(_ indentation: Int, depth: Int) -> YAMLNode {
    var members: [(name: String, value: YAMLNode)] = []
    while !hasFailed, let line = current, line.indentation == indentation, !line.isElement,
      !line.text.hasPrefix("---"), !line.text.hasPrefix("...")
    {
      guard let (name, rest) = Self.splitMember(line.text) else { return fail() }
      if rest.isEmpty || rest.hasPrefix("#") {
        index += 1
        members.append((name, readMemberBlock(indentation, depth: depth)))
      } else {
        members.append((name, readScalar(rest, indentation)))
      }
      skipBlanks()
    }
    return .map(members)
  }

  /// Reads what a member without a value on its line has: a list may stand as far left as its name.
  private mutating func readMemberBlock(_ indentation: Int, depth: Int) -> YAMLNode {
    skipBlanks()
    if let line = current, line.indentation == indentation, line.isElement {
      return readList(indentation, depth: depth + 1)
    }
    return readNested(below: indentation, depth: depth)
  }

  private mutating func readNested(below indentation: Int, depth: Int) -> YAMLNode {
    skipBlanks()
    guard let line = current, line.indentation > indentation else { return .text("") }
    return readBlock(line.indentation, depth: depth + 1)
  }

  /// Reads what stands on the rest of a line, and a block of text below it.
  private mutating func readScalar(_ rest: Substring, _ indentation: Int) -> YAMLNode {
    index += 1
    if rest.hasPrefix("|") || rest.hasPrefix(">") {
      var text = ""
      while let line = current, line.text.isEmpty || line.indentation > indentation {
        text += line.text + "\n"
        index += 1
      }
      return .text(text)
    }
    skipBlanks()
    // A text that goes on in the next line.
    if let line = current, line.indentation > indentation { return fail() }
    var flow = YAMLFlow(rest)
    return flow.readWhole() ?? fail()
  }

  /// Divides `name: value`; nil where the line is no member.
  private static func splitMember(_ text: Substring) -> (name: String, rest: Substring)? {
    // Tabs are no indentation.
    guard !text.hasPrefix("\t") else { return nil }
    var quote: UInt8?
    var isEscaped = false
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      if let open = quote {
        if byte == open, !isEscaped { quote = nil }
        isEscaped = open == "\"" && byte == "\\" && !isEscaped
      } else if byte == "\"" || byte == "'", index == text.startIndex {
        quote = byte
      } else if byte == ":" {
        let after = text.utf8.index(after: index)
        guard after == text.endIndex || text.utf8[after] == " " else { continue }
        guard let name = YAMLFlow.text(text[..<index]) else { return nil }
        return (name, text[after...].drop { $0 == " " })
      } else if byte == "#" || byte == "{" || byte == "[", index == text.startIndex {
        return nil
      }
    }
    return nil
  }
}

extension YAMLReader.Line {
  /// Whether the line begins an element of a list.
  var isElement: Bool { text == "-" || text.hasPrefix("- ") }
}
