import SourceFiles

/// Finds a fixture's annotations, and overwrites them with spaces.
///
/// All positions stay as they are, and no annotation can become the comment of an entry or hide a
/// defect. An annotation is a comment that begins with `expect:`, `expected-error`,
/// `expected-warning`, `expected-note` or `options:` and reaches to the end of its line, or to the
/// end of its XML comment.
struct AnnotationReader {
  private(set) var bytes: [UInt8]
  private(set) var expectations = Expectations()

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for (index, line) in Self.lines(of: bytes).enumerated() { readLine(line, number: index + 1) }
  }

  private mutating func readLine(_ line: Range<Int>, number: Int) {
    guard let annotation = Self.annotation(in: bytes[line]) else { return }
    let text = String(decoding: bytes[annotation.body], as: UTF8.self)
    AnnotationParser(text, line: number).parse(into: &expectations)
    for offset in annotation.whole { bytes[offset] = UInt8(ascii: " ") }
  }

  /// Finds the comment in a line that is an annotation: its whole range, and that of its words.
  private static func annotation(
    in line: ArraySlice<UInt8>
  ) -> (whole: Range<Int>, body: Range<Int>)? {
    for start in line.indices {
      let rest = line[start...]
      let isXML = rest.starts(with: "<!--".utf8)
      guard isXML || rest.starts(with: "//".utf8) else { continue }
      let inside = rest.dropFirst(isXML ? 4 : 2).drop { $0 == UInt8(ascii: " ") }
      guard openings.contains(where: { inside.starts(with: $0.utf8) }) else { continue }
      let end = (isXML ? inside.start(of: "-->") : nil) ?? line.endIndex
      return (start..<min(end + (isXML ? 3 : 0), line.endIndex), inside.startIndex..<end)
    }
    return nil
  }

  private static let openings = [
    "expect:", "expect@", "expected-error", "expected-warning", "expected-note", "options:",
  ]

  /// Returns the ranges of the lines, without the CR, LF or CR LF that ends them.
  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, index) = (0, 0)
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      lines.append(start..<index - 1)
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      start = index
    }
    lines.append(start..<bytes.count)
    return lines
  }
}

extension ArraySlice<UInt8> {
  /// Returns where `text` begins first.
  fileprivate func start(of text: String) -> Int? {
    indices.first { self[$0...].starts(with: text.utf8) }
  }
}
