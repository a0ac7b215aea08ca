import Testing

/// A Markdown document whose console blocks are run and compared.
///
/// A fenced block whose info string ends in a file name (` ```swift Sources/App.swift `) is a file
/// of the working folder. A block ` ```console ` holds commands, each a line `$ command`, with the
/// output expected below; `[exit 1]` ends the output of a command that does not exit with 0. In a
/// line of expected output `[..]` stands for any text.
package struct ConsoleTranscript: Sendable {
  /// The path below the repository.
  package var place: String
  package var lines: [String]
  package var blocks: [Block]

  /// A fenced block that matters here.
  package enum Block: Hashable, Sendable {
    case file(name: String, text: String)
    /// Several steps, run in the order of the document.
    case console([Step])

    var holdsCommands: Bool {
      switch self {
      case .console(let steps): !steps.isEmpty
      case .file: false
      }
    }
  }

  /// One command of a console block.
  package struct Step: Hashable, Sendable {
    package var command: String
    /// The lines of the document that hold the expected output.
    package var output: Range<Int>
    /// The line of the command, counted from 1.
    package var line: Int

    package init(command: String, output: Range<Int>, line: Int) {
      self.command = command
      self.output = output
      self.line = line
    }
  }

  package init(place: String, text: String) {
    self.place = place
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    blocks = []
    var index = 0
    while index < lines.count {
      guard lines[index].hasPrefix("```") else {
        index += 1
        continue
      }
      let fence = lines[index].prefix { $0 == "`" }
      let end = lines[(index + 1)...].firstIndex { $0 == fence } ?? lines.count
      appendBlock(info: lines[index].dropFirst(fence.count), body: index + 1..<end)
      index = end + 1
    }
  }

  private mutating func appendBlock(info: Substring, body: Range<Int>) {
    let words = info.split(separator: " ", maxSplits: 1)
    if words.first == "console" {
      blocks.append(.console(steps(in: body)))
    } else if words.count == 2 {
      let text = lines[body].map { $0 + "\n" }.joined()
      blocks.append(.file(name: String(words[1]), text: text))
    }
  }

  private func steps(in body: Range<Int>) -> [Step] {
    let starts = body.filter { lines[$0].hasPrefix("$ ") }
    return starts.enumerated().map { index, start in
      let end = index + 1 < starts.count ? starts[index + 1] : body.upperBound
      let command = String(lines[start].dropFirst(2))
      return Step(command: command, output: start + 1..<end, line: start + 1)
    }
  }

  /// The folders of this repository whose files a document works on.
  var foldersInUse: [String] {
    ["Fixtures", "Scripts"].filter { name in
      lines.contains { $0.hasPrefix("$ ") && $0.contains(name + "/") }
    }
  }
}

extension ConsoleTranscript: CustomTestStringConvertible {
  package var testDescription: String { place }
}
