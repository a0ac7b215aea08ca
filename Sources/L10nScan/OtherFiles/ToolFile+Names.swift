import SourceFiles

extension ToolFile {
  /// The kinds of files, whose lines are read in different ways.
  enum Kind { case script, bazel, cmake, jobs }

  /// Returns whether a file may be one of a tool's, by its name and folder, and how many folders
  /// below the project's it lies.
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

  static func kind(of path: FilePath) -> Kind? {
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
    "ps1", "rake", "sh", "zsh",
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
    "fastlane", "hack", "i18n", "l10n", "localisation", "localization", "script", "scripts",
    "tasks", "tool",
    "tooling", "tools", "translation", "translations", "util", "utils",
  ]

  /// Whether a file is part of a build for another platform, whatever stands in it.
  static func isOfOtherPlatform(_ path: FilePath) -> Bool {
    ["dart", "gradle", "kt", "kts"].contains(String(path.fileExtension))
      || ["l10n.yaml", "package.json", "pubspec.yaml"].contains(String(path.name))
  }

  /// Whether a file looks for mistakes, by its name.
  static func isChecker(_ path: FilePath) -> Bool {
    ["check", "lint", "validate", "verify", "unused"].contains(
      where: path.name.lowercased().contains
    )
  }
}
