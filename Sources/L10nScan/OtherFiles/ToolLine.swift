import SourceFiles

/// A line in a file of a tool.
struct ToolLine {
  let text: Substring

  /// The words of the line in small letters.
  var words: [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }.map { $0.lowercased() }
  }

  var isComment: Bool {
    let text = text.drop { $0.isWhitespace }
    return ["#", "//", "/*", "*", "<!--", "--"].contains(where: text.hasPrefix)
  }

  /// Returns where the line names a file, and the parts of its path, the last one first; nil where it names
  /// none of the name, or only in a comment.
  func mention(of name: String) -> (path: [Substring], start: Substring.Index)? {
    guard let range = text.firstRange(of: name) else { return nil }
    let (before, next) = (text[..<range.lowerBound], text[range.upperBound...].first)
    // A comment that goes to the end of the line.
    guard ![" #", " //", "\t#"].contains(where: before.contains),
      next.map({ !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }) ?? true
    else { return nil }
    let path = text[..<range.upperBound].reversed().prefix { !Self.endsOfPaths.contains($0) }
    return (String(path.reversed()).split(separator: "/").reversed(), range.lowerBound)
  }

  private static let endsOfPaths = Set(" \t\"'`()[]{}=,:;|<>@&")

  /// Whether the statement goes on in the next line.
  var goesOn: Bool {
    let last = text.last { !$0.isWhitespace }
    return last.map { "\\([,".contains($0) } ?? false
  }

  /// Whether a line of a job runs something or sets a variable: lists of paths tell when it is to run.
  var isCommandOfJob: Bool {
    var text = text.drop { $0.isWhitespace || $0 == "-" }
    guard let colon = text.firstRange(of: ": ") else { return text.contains(" ") }
    let name = text[..<colon.lowerBound]
    text = text[colon.upperBound...].drop { $0.isWhitespace }
    return text.contains(" ") || name.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
  }

  /// Returns the command that stands around a place, up to it.
  func command(at place: Substring.Index) -> ToolCommand {
    let before = text[..<place]
    let start = before.lastIndex { "|;&(`".contains($0) }.map { before.index(after: $0) }
    let words = before[(start ?? before.startIndex)...].split { $0.isWhitespace }
      .drop {
        $0.hasSuffix(":") || ["-", "@", "!", "if", "then", "else", "do", "sudo"].contains($0)
      }
      .map { $0.drop { $0 == "@" } }
    return ToolCommand(words: words)
  }
}

extension ToolLine {
  /// Whether the line names another platform, or a form of texts that it has.
  var namesOtherPlatform: Bool {
    let platforms: Set<String> = [
      "android", "arb", "backend", "dart", "electron", "flutter", "gradle", "gradlew", "html",
      "i18next", "javascript", "kotlin", "react", "resx", "typescript", "vue", "wasm", "web",
      "website",
    ]
    return words.contains(where: platforms.contains) || text.contains("strings.xml")
  }

  /// Whether the line builds the app, makes a table of its code, or writes a file: a script that knows of no
  /// other platform writes the table.
  var worksOnApp: Bool {
    let tools: Set<String> = [
      "actool", "codesign", "dump", "genstrings", "ibtool", "swiftc", "writefile", "writefilesync",
      "write_text", "xcodebuild",
    ]
    return words.contains(where: tools.contains)
      || ["swift build", "File.write", ".write("].contains(where: text.contains)
  }
}
