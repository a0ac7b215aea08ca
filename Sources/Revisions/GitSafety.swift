import SourceFiles

/// The options and variables that keep git from running what a repository's settings name.
///
/// The command line goes before all files of settings. Settings that stand below a name of the
/// repository's own, such as `filter.NAME.clean` and `alias.NAME`, cannot be switched off; they
/// belong to commands that are not used here: those that check out, add, merge, fetch or print
/// differences of texts.
enum GitSafety {
  static let options = ["--no-pager"] + settings.flatMap { ["-c", "\($0.key)=\($0.value)"] }

  /// The settings by which git runs a program, with values by which it runs none, as the pages of
  /// https://github.com/git/git/tree/master/Documentation/config have them.
  ///
  /// Before version 2.36, `core.fsmonitor` knew no `false` and ran a program of that name; an empty
  /// one has always been none.
  private static let settings: KeyValuePairs = [
    "safe.bareRepository": "explicit",
    "core.fsmonitor": "",
    "core.hooksPath": "/dev/null",
    "core.pager": "cat",
    "core.editor": ":",
    "core.askPass": "",
    "core.sshCommand": "",
    "core.gitProxy": "none",
    "core.alternateRefsCommand": "",
    "sequence.editor": ":",
    "credential.helper": "",
    "diff.external": "",
    "interactive.diffFilter": "",
    "uploadpack.packObjectsHook": "",
    "gc.auto": "0",
    "gc.recentObjectsHook": "",
    "maintenance.auto": "false",
    "log.showSignature": "false",
    "gpg.program": "",
    "gpg.openpgp.program": "",
    "gpg.x509.program": "",
    "gpg.ssh.program": "",
    "gpg.ssh.defaultKeyCommand": "",
    "protocol.allow": "never",
    "submodule.recurse": "false",
  ]

  /// Returns the variables that git gets.
  static func environment(_ own: [String: String], for module: FilePath?) -> [String: String] {
    var variables = own.merging(guards) { $1 }
    if let module {
      for name in variablesOfRepository { variables[name] = nil }
      // A folder that is no repository is none within the one around it either.
      variables["GIT_CEILING_DIRECTORIES"] = module.folder.string
    } else if own["GIT_WORK_TREE"] == nil {
      variables["GIT_WORK_TREE"] = own["GIT_DIR"].flatMap(workTree)
    }
    return variables
  }

  /// The variables that keep git from fetching missing objects of a partial clone, with a program
  /// that the repository's own settings name, from asking for passwords, and from writing; let it
  /// read `:/` as the root of the work tree, as Magit's hooks do not; and let it speak English.
  private static let guards = [
    "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_OPTIONAL_LOCKS": "0",
    "GIT_TERMINAL_PROMPT": "0", "GIT_LITERAL_PATHSPECS": "0", "LC_ALL": "C",
  ]

  /// The variables of a hook that say where its repository is, and not where a submodule is.
  ///
  /// `git rev-parse --local-env-vars` prints them, and those of settings.
  private static let variablesOfRepository = [
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_OBJECT_DIRECTORY", "GIT_DIR", "GIT_WORK_TREE",
    "GIT_IMPLICIT_WORK_TREE", "GIT_GRAFT_FILE", "GIT_INDEX_FILE", "GIT_NO_REPLACE_OBJECTS",
    "GIT_REPLACE_REF_BASE", "GIT_PREFIX", "GIT_SHALLOW_FILE", "GIT_COMMON_DIR",
    "GIT_INTERNAL_SUPER_PREFIX",
  ]

  /// Returns the folder that `git worktree` made for a git folder, which hooks name without it: git
  /// would take the working folder for it then.
  private static func workTree(of folder: String) -> String? {
    let link = FilePath(folder).appending("gitdir")
    // Only a linked work tree has that file.
    guard let bytes = try? FileSystem.local.read(link) else { return nil }
    let text = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    return FilePath(folder).resolving(text).folder.string
  }
}
