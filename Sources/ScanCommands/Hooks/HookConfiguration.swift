import SourceFiles

/// A configuration in YAML of a program that runs hooks, to which the audit is added as text.
///
/// Its comments and its layout stay. A layout that is not understood is left alone.
struct HookConfiguration {
  private var lines: [String]

  init(_ bytes: [UInt8]) {
    lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n" as Character, omittingEmptySubsequences: false).map(String.init)
  }

  var bytes: [UInt8] { Array(lines.joined(separator: "\n").utf8) }

  /// True if a line, which is no comment, names the program.
  var callsProgram: Bool {
    lines.contains { !$0.isCommentOrBlank && $0.contains("l10nscan") }
  }

  /// Adds the audit to the configuration of a runner; returns false where no place for it is found.
  mutating func add(_ command: String, for runner: CommitHook.Runner) -> Bool {
    let isPlain = !command.contains(": ") && !command.contains(" #")
    let scalar = isPlain ? command : "'" + command.replacing("'", with: "''") + "'"
    return runner == .lefthook ? addToLefthook(scalar) : addToPreCommit(scalar)
  }

  private mutating func addToLefthook(_ command: String) -> Bool {
    guard lines.contains(where: { $0.hasPrefix("pre-commit:") }) else {
      while lines.last == "" { lines.removeLast() }
      lines += lines.isEmpty ? [] : [""]
      lines += ["pre-commit:", "  commands:", "    l10nscan:", "      run: \(command)", ""]
      return true
    }
    guard let hook = lines.firstIndex(where: { $0.isKey("pre-commit", at: 0) }) else {
      return false
    }
    let indent = indent(below: hook) ?? 2
    let body = lines[(hook + 1)...].prefix { $0.isCommentOrBlank || $0.indent > 0 }
    for (key, name) in [("commands", "l10nscan:"), ("jobs", "- name: l10nscan")] {
      if let place = body.firstIndex(where: { $0.isKey(key, at: indent) }) {
        let entry = [name, "  run: \(command)"]
        insert(entry, below: place, indentedBy: self.indent(below: place) ?? indent + 2)
        return true
      }
      // A value on the key's own line is left alone.
      if body.contains(where: { $0.dropFirst(indent).hasPrefix(key + ":") }) { return false }
    }
    insert(["commands:", "  l10nscan:", "    run: \(command)"], below: hook, indentedBy: indent)
    return true
  }

  private mutating func addToPreCommit(_ command: String) -> Bool {
    guard let place = lines.firstIndex(where: { $0.isKey("repos", at: 0) }) else { return false }
    let entry = [
      "- repo: local", "  hooks:", "    - id: l10nscan", "      name: l10nscan",
      "      language: system", "      entry: \(command)", "      pass_filenames: false",
    ]
    insert(entry, below: place, indentedBy: indent(below: place) ?? 0)
    return true
  }

  private mutating func insert(_ entry: [String], below line: Int, indentedBy indent: Int) {
    let margin = String(repeating: " ", count: indent)
    lines.insert(contentsOf: entry.map { margin + $0 }, at: line + 1)
  }

  /// The columns by which what belongs to a key is indented; nil where nothing does.
  private func indent(below line: Int) -> Int? {
    guard let next = lines[(line + 1)...].first(where: { !$0.isCommentOrBlank }) else { return nil }
    let isItem = next.dropFirst(next.indent).hasPrefix("- ")
    let isInside = next.indent > lines[line].indent || (isItem && next.indent == lines[line].indent)
    return isInside ? next.indent : nil
  }
}

extension String {
  fileprivate var indent: Int { prefix { $0 == " " }.count }

  fileprivate var isCommentOrBlank: Bool {
    let rest = drop { $0 == " " || $0 == "\t" || $0 == "\r" }
    return rest.isEmpty || rest.first == "#"
  }

  /// Returns whether the line is a key with its value on the lines below.
  fileprivate func isKey(_ key: String, at indent: Int) -> Bool {
    guard self.indent == indent, dropFirst(indent).hasPrefix(key + ":") else { return false }
    return String(dropFirst(indent + key.utf8.count + 1)).isCommentOrBlank
  }
}
