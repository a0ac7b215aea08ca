import SourceFiles

/// A hook's shell script, in which the audit has a block of its own between two marks.
struct HookScript {
  private static let (begin, end) = ("# l10nscan: begin", "# l10nscan: end")
  private var lines: [Substring]

  /// Reads a script; an empty one begins with the line that names its shell.
  ///
  /// - Returns: nil for a program of another language, into which no shell's command can be put.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      return nil
    }
    lines = (text.isEmpty ? "#!/bin/sh\n" : text)
      .split(separator: "\n" as Character, omittingEmptySubsequences: false)
    guard !lines[0].hasPrefix("#!") || lines[0].namesShell else { return nil }
  }

  var bytes: [UInt8] { Array(lines.joined(separator: "\n").utf8) }

  /// True if the script calls the program outside of the block.
  var callsProgram: Bool {
    guard block == nil else { return false }
    return lines.contains { !$0.isComment && $0.contains("l10nscan ") }
  }

  /// Puts the block into the script, or a new one in place of its own.
  ///
  /// It comes first, because what follows may end with `exec` or `exit`; husky's older scripts start
  /// themselves again in their first line.
  mutating func add(_ command: String) {
    let new =
      """
      \(Self.begin)
      if command -v l10nscan >/dev/null; then
        \(command) || exit
      else
        echo "note: l10nscan is not installed, so the texts of this commit are not checked" >&2
      fi
      \(Self.end)
      """
      .split(separator: "\n" as Character)
    if let block {
      lines.replaceSubrange(block, with: new)
      return
    }
    let husky = lines.firstIndex { $0.contains("husky.sh") }
    let start = husky.map { $0 + 1 } ?? (lines[0].hasPrefix("#!") ? 1 : 0)
    lines.insert(contentsOf: new, at: start)
    if start + new.count == lines.count { lines.append("") }
  }

  private var block: ClosedRange<Int>? {
    guard let first = lines.firstIndex(where: { $0.hasPrefix(Self.begin) }),
      let last = lines[first...].firstIndex(where: { $0.hasPrefix(Self.end) })
    else { return nil }
    return first...last
  }
}

extension Substring {
  fileprivate var isComment: Bool { first { $0 != " " && $0 != "\t" } == "#" }

  /// True if a script's first line has a shell run the others.
  fileprivate var namesShell: Bool {
    let words = dropFirst(2).split { $0 == " " || $0 == "/" || $0 == "\r" }
    return words.contains { ["sh", "bash", "dash", "ksh", "zsh"].contains($0) }
  }
}
