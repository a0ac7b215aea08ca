import Platform
import Revisions
import SourceFiles

/// The file by which an audit runs before each commit.
struct CommitHook {
  /// The program that runs the file's commands before a commit.
  enum Runner: String {
    case git
    case husky
    case lefthook
    case preCommit = "pre-commit"
  }

  let runner: Runner
  /// The absolute path of the hook, or of the runner's configuration.
  let path: FilePath
  /// The command line of the audit, as a shell reads it.
  let command: String

  /// Finds the hook of the repository around the working folder.
  ///
  /// - Throws: `CommandFailure` when there is no repository, or its hooks serve others too.
  init(in console: Console) throws(CommandFailure) {
    let repository = try Self.repository(in: console)
    let hooks = try Self.hooksFolder(of: repository)
    // Where the folder cannot be resolved, it is compared as it stands.
    let working = (try? console.files.realPath(of: ".")) ?? console.workingFolder
    let folder = working.relative(to: repository.root).map { String($0).pathForShell + " " }
    command = "l10nscan \(folder ?? "")--staged --since HEAD --quiet"
    if let (runner, path) = Self.configured(below: repository.root, in: console) {
      (self.runner, self.path) = (runner, path)
      return
    }
    let husky = repository.root.appending(".husky")
    let isDefault = hooks == repository.root.appending(".git/hooks")
    if hooks.isWithin(husky) || (isDefault && console.finds(.folder, at: husky)) {
      (runner, path) = (.husky, husky.appending("pre-commit"))
      return
    }
    (runner, path) = (.git, hooks.appending("pre-commit"))
    guard !repository.owns(hooks) else { return }
    throw CommandFailure(
      "the hooks of this repository lie outside of it, in '\(hooks)'",
      hint: "where they serve other repositories too, add to '\(path)' yourself: \(command)"
    )
  }

  private static func repository(in console: Console) throws(CommandFailure) -> GitRepository {
    do throws(GitRepository.Failure) {
      return try GitRepository(console.git, besides: console.files)
    } catch {
      throw CommandFailure(error, for: "--hook")
    }
  }

  private static func hooksFolder(of repository: GitRepository) throws(CommandFailure) -> FilePath {
    do throws(GitError) {
      return try repository.hooksFolder()
    } catch {
      throw CommandFailure("git does not say where its hooks are")
    }
  }

  /// Finds the configuration of a program that writes git's hooks itself, and would replace ours.
  private static func configured(
    below root: FilePath,
    in console: Console
  ) -> (Runner, FilePath)? {
    let names = ["lefthook", ".lefthook", ".config/lefthook"].flatMap { name in
      ["yml", "yaml", "toml", "json", "jsonc"].map { (Runner.lefthook, "\(name).\($0)") }
    }
    return (names + [(.preCommit, ".pre-commit-config.yaml")])
      .map { ($0, root.appending($1)) }.first { console.finds(.file, at: $1) }
  }
}

extension Console {
  fileprivate func finds(_ kind: FileKind, at path: FilePath) -> Bool {
    // What cannot be looked at is passed by.
    (try? files.kind(of: path)) == kind
  }
}

extension String {
  /// The path as one word of a shell's command line, which is no option.
  fileprivate var pathForShell: String {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789/_-.".unicodeScalars.contains(scalar))
    }
    return isPlain && !hasPrefix("-") ? self : ("./" + self).quotedForShell
  }
}
