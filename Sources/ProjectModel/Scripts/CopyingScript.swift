import SourceFiles
import StringResources

/// The files that a build script may copy, by the words of its commands.
///
/// In doubt a path is copied; the words of commands that copy nothing tell of none.
struct CopyingScript {
  private var copiesFiles = false
  private var paths: [CopiedPath] = []
  /// The folder that the script has gone to, with a slash; empty for where it begins.
  private var folder = ""

  init(_ script: String) {
    let shell = ShellCommands(script)
    for words in shell.commands { read(words[...], shell.functions) }
  }

  /// Whether the script copies folders of languages.
  var copiesLanguages: Bool { copiesFiles && paths.contains(where: \.namesLanguages) }

  /// Whether the script may copy the tables in a folder.
  func mayCopy(_ folder: Substring) -> Bool {
    guard copiesFiles else { return false }
    let parts = folder.split(separator: "/")
    return paths.contains { $0.mayHold(parts) }
  }

  private mutating func read(_ words: ArraySlice<String>, _ functions: Set<String>) {
    var words = words
    while let first = words.first {
      if first.hasSuffix("=(") { return add(words.dropFirst()) }
      if let value = first.assignedValue {
        paths.append(CopiedPath(value))
      } else if Self.runners.contains(first) {
        words = words.dropFirst()
        // An option may have a value.
        let command = words.firstIndex { Self.copying.contains($0) }
        words = command.map { words[$0...] } ?? words.drop { $0.hasPrefix("-") }
        continue
      } else if !Self.keywords.contains(first) {
        break
      }
      words.removeFirst()
    }
    guard let first = words.popFirst() else { return }
    // A make file asks for silence so.
    let name = String((first.split(separator: "/").last ?? "").drop { "@-+".contains($0) })
    if Self.copying.contains(name) {
      copiesFiles = true
      let arguments = words.filter { !$0.hasPrefix("-") }
      let isUnpacking = ["tar", "unzip"].contains(name)
      add(isUnpacking || arguments.count < 2 ? arguments[...] : arguments.dropLast())
      // Folders of languages tell by themselves that texts are copied, also where they are made.
      paths += words.filter { $0.contains("lproj") }.map(CopiedPath.init)
    } else if name == "cd" || name == "pushd" {
      go(to: words.last ?? "*")
    } else if ["find", "xargs"].contains(name) {
      copiesFiles = copiesFiles || words.contains(where: Self.copying.contains)
      add(words.filter { !$0.hasPrefix("-") }[...])
    } else if name == "*" {
      // A variable may stand for any command.
      copiesFiles = true
      add(words)
    } else if Self.listing.contains(name) || functions.contains(name) {
      add(words)
    } else if ["=", ":=", "?=", "+="].contains(words.first) {
      for word in words.dropFirst() { paths.append(CopiedPath(word)) }
    } else if Self.shells.contains(name) {
      for script in words where script.contains(" ") {
        for words in ShellCommands(script).commands { read(words[...], functions) }
      }
    }
  }

  private mutating func add(_ words: ArraySlice<String>) {
    for word in words.flatMap(\.expandingBraces) {
      let word = word.assignedValue ?? word
      let isElsewhere = word.hasPrefix("/") || word.hasPrefix("*/")
      paths.append(CopiedPath(isElsewhere ? word : folder + word))
    }
  }

  private mutating func go(to path: String) {
    let isElsewhere = path.hasPrefix("/") || path.hasPrefix("*")
    folder = (isElsewhere ? path : folder + path) + "/"
  }

  private static let copying: Set<String> = [
    "cp", "ditto", "install", "mv", "rsync", "tar", "unzip",
  ]
  private static let keywords: Set<String> = [
    "!", "do", "elif", "else", "if", "then", "time", "until", "while", "{",
  ]
  /// Commands that run another one.
  private static let runners: Set<String> = [
    "command", "env", "exec", "nice", "nohup", "sudo", "timeout", "xcrun",
  ]
  /// Commands whose words others go by.
  private static let listing: Set<String> = [
    "declare", "export", "for", "local", "ls", "readonly", "set", "typeset",
  ]
  private static let shells: Set<String> = ["bash", "eval", "sh", "zsh"]
}

/// A path that a script names, as far as it is known.
private struct CopiedPath {
  /// Whether folders of languages are named.
  let namesLanguages: Bool
  /// The folder that is copied: what comes after the last part that is not known.
  private var tail: [Substring] = []
  /// The extension of all that is copied of the folder; nil where it may be tables.
  private var otherExtension: Substring?

  init(_ word: String) {
    namesLanguages = word.contains("lproj")
    var parts: [Substring] = []
    for part in word.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast().map(\.isWild) ?? true {
        parts.append("*")
      }
    }
    // What is left is the folder of what the last parts stand for.
    while let last = parts.last, last.mayBeTables { parts.removeLast() }
    if let last = parts.last, last.isWild {
      otherExtension = last.fileExtension
      parts.removeLast()
    }
    let known = parts.lastIndex(where: \.isWild).map { $0 + 1 } ?? 0
    tail = Array(parts[known...])
  }

  /// Whether the path may be a folder, or one above it.
  func mayHold(_ folder: [Substring]) -> Bool {
    if let otherExtension, !folder.contains(where: { $0.fileExtension == otherExtension }) {
      return false
    }
    guard let last = tail.last else { return namesLanguages }
    // Variables may stand for the folders above.
    return last == folder.last
      || tail.indices.contains { folder.starts(with: tail[$0...]) }
  }
}

extension Substring {
  fileprivate var isWild: Bool { contains { "*?[{".contains($0) } }

  fileprivate var fileExtension: Substring? {
    lastIndex(of: ".").map { self[index(after: $0)...] }
  }

  /// Whether files or folders of the name may be tables, or anything.
  fileprivate var mayBeTables: Bool {
    guard let fileExtension else { return isWild }
    return fileExtension.isWild || fileExtension == "lproj"
      || ResourceFormat.fileExtensions.contains(String(fileExtension))
  }
}

extension String {
  /// The words that one with alternatives stands for: `{App,Kit}/Texts`.
  fileprivate var expandingBraces: [String] {
    guard let open = firstIndex(of: "{"), let close = self[open...].firstIndex(of: "}"),
      self[open..<close].contains(",")
    else { return [self] }
    let parts = self[index(after: open)..<close].split(separator: ",").prefix(64)
    return parts.map { self[..<open] + $0 + self[index(after: close)...] }.map(String.init)
  }

  /// The value that the word assigns to a variable; nil where it is no assignment.
  fileprivate var assignedValue: String? {
    guard let sign = firstIndex(of: "="), sign != startIndex else { return nil }
    let name = self[..<sign].hasSuffix("+") ? self[..<sign].dropLast() : self[..<sign]
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    return String(self[index(after: sign)...])
  }
}
