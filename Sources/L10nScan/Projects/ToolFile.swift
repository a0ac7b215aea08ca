import SourceFiles

/// A file of a tool beside the app: a script, the build of another platform, a job of continuous
/// integration.
///
/// Which tables it names is told line by line; what only checks, commits, exchanges or builds the tables of
/// the app itself takes none of their texts.
struct ToolFile {
  private let path: FilePath
  private let lines: [Substring]
  /// Where each line begins, in bytes.
  private let starts: [Int]
  private let kind: Kind
  /// Whether the whole file is about the app itself.
  private let isAboutApp: Bool

  private enum Kind { case script, bazel, cmake, jobs }

  /// Reads a file; nil where it is none of a tool's.
  init?(_ bytes: [UInt8], at path: FilePath) {
    guard let kind = Self.kind(of: path), bytes.count <= Self.sizeLimit else { return nil }
    // What has no extension is a script where it says so.
    if kind == .script, path.fileExtension.isEmpty, !Self.names.contains(String(path.name)),
      !bytes.starts(with: "#!".utf8)
    {
      return nil
    }
    (self.path, self.kind) = (path, kind)
    let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lines = parts.map { String(decoding: $0, as: UTF8.self)[...] }
    starts = parts.map(\.startIndex)
    let code = lines.filter { !$0.isCommentLine }
    isAboutApp =
      (kind == .script || kind == .jobs) && !Self.isOfOtherPlatform(path)
      && !code.contains(where: \.namesOtherPlatform)
      && (Self.isChecker(path) || code.contains(where: \.worksOnApp))
  }

  /// Whether a file is part of a build for another platform, whatever stands in it.
  private static func isOfOtherPlatform(_ path: FilePath) -> Bool {
    ["dart", "gradle", "kt", "kts"].contains(String(path.fileExtension))
      || ["l10n.yaml", "package.json", "pubspec.yaml"].contains(String(path.name))
  }

  /// Whether a file looks for mistakes, by its name.
  private static func isChecker(_ path: FilePath) -> Bool {
    ["check", "lint", "validate", "verify", "unused"].contains(
      where: path.name.lowercased().contains
    )
  }

  /// More bytes than a person writes into such a file.
  private static let sizeLimit = 1 << 20

  /// Tells whether a file may be one of a tool's, by its name and folder, and how many folders below the
  /// project's it lies.
  static func mayBe(_ name: String, in folder: FilePath, depth: Int) -> Bool {
    // Nearly all files need no other question.
    let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
    if let dot, dot > name.startIndex,
      !allExtensions.contains(String(name[name.utf8.index(after: dot)...]))
    {
      return false
    }
    guard kind(of: folder.appending(name)) != nil else { return false }
    let fileExtension = FilePath(name).fileExtension
    let isCode = codeExtensions.contains(String(fileExtension))
    guard isCode || fileExtension.isEmpty && !names.contains(name) else { return true }
    // Of the code of another app only what lies at its root, or in a folder of tools.
    return depth < 2 && isCode || folder.components.contains { folders.contains($0.lowercased()) }
  }

  private static func kind(of path: FilePath) -> Kind? {
    let (name, fileExtension) = (String(path.name), String(path.fileExtension))
    switch fileExtension {
    case "bzl", "bazel": return .bazel
    case "cmake": return .cmake
    case "yml", "yaml":
      if names.contains(name) { return .script }
      let isJob = path.components.contains { jobFolders.contains(String($0)) }
      return isJob || jobNames.contains(String(path.stem)) ? .jobs : nil
    case "": return name == "BUILD" || name == "WORKSPACE" ? .bazel : .script
    default:
      if name == "CMakeLists.txt" { return .cmake }
      let isScript =
        scriptExtensions.contains(fileExtension) || codeExtensions.contains(fileExtension)
      return isScript || names.contains(name) ? .script : nil
    }
  }

  static let scriptExtensions: Set<String> = [
    "bash", "bat", "cmake", "command", "bazel", "bzl", "fish", "gradle", "groovy", "kts", "mk",
    "ps1",
    "rake", "sh", "zsh",
  ]
  static let codeExtensions: Set<String> = [
    "cjs", "cs", "dart", "go", "java", "js", "kt", "lua", "mjs", "php", "pl", "py", "rb", "rs",
    "ts",
  ]
  private static let allExtensions = scriptExtensions.union(codeExtensions)
    .union(["json", "txt", "yaml", "yml"])
  static let names: Set<String> = [
    "Dockerfile", "Fastfile", "GNUmakefile", "Jenkinsfile", "Justfile", "Makefile", "Rakefile",
    "Taskfile.yml", "justfile", "l10n.yaml", "makefile", "package.json", "pubspec.yaml",
  ]
  static let jobFolders: Set<String> = [".buildkite", ".circleci", ".github", ".woodpecker"]
  private static let jobNames: Set<String> = [
    ".cirrus", ".drone", ".gitlab-ci", ".travis", "azure-pipelines", "bitrise", "buildspec",
    "cloudbuild", "codemagic",
  ]
  private static let folders: Set<String> = [
    "automation", "bin", "build-logic", "buildsrc", "ci", "ci_scripts", "codegen", "dev",
    "fastlane",
    "hack", "i18n", "l10n", "localisation", "localization", "script", "scripts", "tasks", "tool",
    "tooling", "tools", "translation", "translations", "util", "utils",
  ]

  /// Returns the first place that names a file so that its texts may be taken.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - isMeant: Tells whether the parts of a path, the last one first, may be those of the file.
  /// - Returns: The line; nil where none does.
  func place(naming name: String, where isMeant: ([Substring]) -> Bool) -> SourceLocation? {
    if isAboutApp { return nil }
    for (number, line) in lines.enumerated() where !line.isCommentLine {
      guard let range = line.firstRange(of: name), !line[..<range.lowerBound].endsInComment else {
        continue
      }
      let end = line[range.upperBound...].first
      guard end.map({ !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }) ?? true else {
        continue
      }
      let path = line[..<range.upperBound].reversed().prefix { !Self.endsOfPaths.contains($0) }
      guard isMeant(String(path.reversed()).split(separator: "/").reversed()) else { continue }
      guard mayTake(at: number, range.lowerBound) else { continue }
      return SourceLocation(
        path: self.path,
        offset: starts[number],
        length: 0,
        line: number + 1,
        column: 1
      )
    }
    return nil
  }

  private static let endsOfPaths = Set(" \t\"'`()[]{}=,:;|<>@&")

  /// Whether the statement of a line may take what a file holds that it names.
  private func mayTake(at number: Int, _ place: Substring.Index) -> Bool {
    let statement = statement(around: number)
    if statement.contains(where: \.namesBystander) || statement.isAboutVersions { return false }
    switch kind {
    case .script: return !lines[number].command(at: place).readsOnly
    case .bazel:
      return !isInRule(number) { name in Self.appleRules.contains(where: name.hasPrefix) }
    case .cmake:
      return isInRule(number) { ["add_custom_", "execute_", "file"].contains(where: $0.hasPrefix) }
    case .jobs: return lines[number].isCommandOfJob && !lines[number].command(at: place).readsOnly
    }
  }

  /// The words of a line and of those before it that go on in it.
  private func statement(around number: Int) -> [String] {
    var first = number
    while first > 0, number - first < 12, lines[first - 1].goesOn { first -= 1 }
    return lines[first...number].flatMap(\.words)
  }

  /// Whether the last call that begins a line above is of a kind.
  private func isInRule(_ number: Int, _ isOfKind: (Substring) -> Bool) -> Bool {
    let heads = lines[...number].reversed().lazy.filter {
      $0.first?.isLetter == true && $0.contains("(")
    }
    guard let head = heads.first else { return false }
    return isOfKind(head.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  private static let appleRules = [
    "apple_", "exports_files", "filegroup", "ios_", "macos_", "objc_", "swift_", "tvos_",
    "visionos_",
    "watchos_",
  ]
}

extension Substring {
  fileprivate var words: [String] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }.map { $0.lowercased() }
  }

  /// Whether a line names another platform, or a form of texts that it has.
  fileprivate var namesOtherPlatform: Bool {
    let platforms: Set<String> = [
      "android", "arb", "backend", "dart", "electron", "flutter", "gradle", "gradlew", "html",
      "i18next",
      "javascript", "kotlin", "react", "resx", "typescript", "vue", "wasm", "web", "website",
    ]
    return words.contains(where: platforms.contains) || contains("strings.xml")
  }

  /// Whether a line builds the app, makes a table of its code, or writes a file: a script that knows of no
  /// other platform writes the table.
  fileprivate var worksOnApp: Bool {
    let tools: Set<String> = [
      "actool", "codesign", "dump", "genstrings", "ibtool", "swiftc", "writefile", "writefilesync",
      "write_text", "xcodebuild",
    ]
    return words.contains(where: tools.contains) || contains("swift build")
      || contains("File.write") || contains(".write(")
  }

  fileprivate var isCommentLine: Bool {
    let text = drop { $0.isWhitespace }
    return ["#", "//", "/*", "*", "<!--", "--"].contains(where: text.hasPrefix)
  }

  /// Whether a comment has begun that goes to the end of the line.
  fileprivate var endsInComment: Bool { contains(" #") || contains(" //") || contains("\t#") }

  /// Whether the statement goes on in the next line.
  fileprivate var goesOn: Bool {
    let last = last { !$0.isWhitespace }
    return last.map { "\\([,".contains($0) } ?? false
  }

  /// Whether a line of a job runs something or sets a variable: lists of paths tell when it is to run.
  fileprivate var isCommandOfJob: Bool {
    var text = drop { $0.isWhitespace || $0 == "-" }
    guard let colon = text.firstRange(of: ": ") else { return text.contains(" ") }
    let name = text[..<colon.lowerBound]
    text = text[colon.upperBound...].drop { $0.isWhitespace }
    return text.contains(" ") || name.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
  }

  /// Returns the words of the command that stands around a place, up to it.
  fileprivate func command(at place: Index) -> [Substring] {
    let before = self[..<place]
    let start = before.lastIndex { "|;&(`".contains($0) }.map { before.index(after: $0) }
    return before[(start ?? before.startIndex)...].split { $0.isWhitespace }
      .drop {
        $0.hasSuffix(":") || ["-", "@", "!", "if", "then", "else", "do", "sudo"].contains($0)
      }
      .map { $0.drop { $0 == "@" } }
  }
}

extension [Substring] {
  /// Whether a command looks at a file, makes it or takes it away, and hands nothing of it on.
  fileprivate var readsOnly: Bool {
    guard let first else { return false }
    if first == "plutil" { return contains("-lint") }
    return Self.readers.contains(first)
  }

  private static let readers: Set<Substring> = [
    "[", "[[", "ack", "chmod", "cmp", "diff", "echo", "grep", "ls", "mkdir", "open", "print",
    "printf",
    "rg", "rm", "stat", "test", "touch", "wc", "xed",
  ]
}

extension String {
  /// Whether the word is a tool's that checks or exchanges the texts of an app.
  fileprivate var namesBystander: Bool {
    ["genstrings", "ibtool", "l10nscan", "xcstringstool", "tx"].contains(self)
      || Self.services.contains(where: contains)
  }

  private static let services = [
    "bartycrouch", "crowdin", "localazy", "lokalise", "onesky", "phrase", "poeditor", "rswift",
    "smartling", "swiftformat", "swiftgen", "swiftlint", "transifex", "weblate",
  ]
}

extension [String] {
  /// Whether a statement is one of git's, or of a tool that calls it: what is committed is taken by nobody.
  fileprivate var isAboutVersions: Bool {
    contains { $0.hasPrefix("git_") || $0.hasPrefix("ensure_git") }
      || zip(self, dropFirst()).contains { $0 == "git" && Self.commandsOfGit.contains($1) }
  }

  private static let commandsOfGit: Set<String> = [
    "add", "checkout", "commit", "diff", "log", "ls-files", "mv", "restore", "rm", "show", "stash",
    "status",
  ]
}
