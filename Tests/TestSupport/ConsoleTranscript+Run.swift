import Foundation
import Testing

extension ConsoleTranscript {
  /// Loads every `.md` file below a folder of `Fixtures/`, sorted by path.
  ///
  /// Where there is none, one transcript stands for that, which fails.
  package static func all(in folder: String) -> [ConsoleTranscript] {
    let root = Repository.fixtures.appending(path: folder)
    let names = (FileManager.default.enumerator(atPath: root.path)?.allObjects ?? [])
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".md") }.sorted()
    let transcripts = names.map { ConsoleTranscript(named: "Fixtures/\(folder)/\($0)") }
    return transcripts.isEmpty ? [ConsoleTranscript(place: folder, text: "")] : transcripts
  }

  /// Loads a document by its path below the repository; one that is not there is empty, and fails.
  package init(named place: String) {
    let stored = FileManager.default.contents(atPath: Repository.root.appending(path: place).path)
    self.init(place: place, text: String(decoding: stored ?? Data(), as: UTF8.self))
  }

  /// Runs the document's commands in a new folder, and fails the running test where they differ.
  ///
  /// With `BLESS=1` the document gets the output of today instead.
  package func check() throws {
    guard blocks.contains(where: \.holdsCommands) else {
      record("no command in this document", line: 1)
      return
    }
    let shell = try TranscriptShell(linking: foldersInUse)
    var blessed = lines
    // From the last step to the first, so that the ranges of those before stay right.
    for (step, actual) in try run(in: shell).reversed() where !matches(step, actual) {
      if Repository.isBlessing {
        blessed.replaceSubrange(step.output, with: actual)
      } else {
        record(failure(step, actual), line: step.line)
      }
    }
    if blessed != lines { try bless(blessed) }
  }

  private func run(in shell: TranscriptShell) throws -> [(Step, [String])] {
    var results: [(Step, [String])] = []
    for block in blocks {
      switch block {
      case .file(let name, let text): try shell.folder.write(text, to: name)
      case .console(let steps):
        for step in steps { results.append((step, try shell.run(step.command))) }
      }
    }
    return results
  }

  /// Blank lines between two commands belong to neither.
  private func expected(_ step: Step) -> ArraySlice<String> {
    let output = lines[step.output]
    let end = output.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? output.startIndex
    return output[..<end]
  }

  func matches(_ step: Step, _ actual: [String]) -> Bool {
    let expected = expected(step)
    guard expected.count == actual.count else { return false }
    return zip(expected, actual).allSatisfy(Self.lineMatches)
  }

  /// Compares a line with one in which `[..]` stands for any text.
  static func lineMatches(_ pattern: String, _ line: String) -> Bool {
    let parts = pattern.split(separator: "[..]", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return pattern == line
    }
    guard line.hasPrefix(first) else { return false }
    var rest = line.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() {
      guard let found = rest.range(of: part) else { return part.isEmpty }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }

  private func failure(_ step: Step, _ actual: [String]) -> String {
    let old = expected(step).joined(separator: "\n")
    let difference = LineDifference(from: old, to: actual.joined(separator: "\n"))
    return "$ \(step.command)\n(- document, + now)\n\(difference)\n"
      + "if the new output is right, run `make bless` and read the diff"
  }

  private func record(_ message: String, line: Int) {
    let place = Testing.SourceLocation(
      fileID: "Transcripts/\(place)",
      filePath: Repository.root.appending(path: place).path,
      line: line,
      column: 1
    )
    Issue.record("\(self.place):\(line): \(message)", sourceLocation: place)
  }

  private func bless(_ lines: [String]) throws {
    let text = lines.joined(separator: "\n")
    try Data(text.utf8).write(to: Repository.root.appending(path: place), options: .atomic)
  }
}
