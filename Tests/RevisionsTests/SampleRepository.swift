import Platform
import Revisions
import SourceFiles
import TestSupport

/// A repository at `/home/app`, seen from its folder `ios`, with a link `/work` to it.
///
/// The work has parted from `v1` at the commit `c0ffee`.
struct SampleRepository {
  var answers = Self.answers
  /// The contents of git's store.
  var objects = [
    "1": "old", "2": "../shared/b.strings", "4": "shared", "5": "../text/plain", "6": "text",
    "7": "link.strings", "8": "../shared", "9": "/elsewhere/c.strings", "10": "loop.strings",
    "11": "/work/shared/b.strings", "12": "../../../elsewhere",
    "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391": "",
  ]
  /// The sizes that git tells where they are not those of the contents.
  var sizes: [String: Int] = [:]
  var failing: Set<String> = []
  var leavesProject = false
  /// The paths that a caller names.
  var named: [FilePath] = []
  /// The questions that git was asked, each with what it was given.
  let asked = Locked<[String]>([])
  let today = MemoryFiles([
    "today.strings": "new", "/elsewhere/c.strings": "today", "/home/app/ios/a.strings": "new",
    "/home/app/ios/module/.git": "", "/home/app/ios/module/m.strings": "today's module",
  ])

  private static let answers = [
    "rev-parse --show-toplevel": "/home/app\n",
    "rev-parse --verify --quiet --end-of-options v1^{commit}": "decade\n",
    "rev-parse --verify --quiet --end-of-options HEAD^{commit}": "facade\n",
    "merge-base decade facade": "c0ffee\n",
    "ls-tree -r -z --full-tree c0ffee":
      "100644 blob 1\tios/a.strings\0" + "120000 blob 11\tios/around.strings\0"
      + "120000 blob 8\tios/folder\0" + "120000 blob 2\tios/link.strings\0"
      + "120000 blob 10\tios/loop.strings\0" + "160000 commit 3\tios/module\0"
      + "120000 blob 12\tios/out\0" + "120000 blob 5\tios/text.strings\0"
      + "120000 blob 7\tios/twice.strings\0" + "120000 blob 9\tios/way.strings\0"
      + "100644 blob 4\tshared/b.strings\0" + "100644 blob 6\ttext/plain\0",
    "/home/app/ios/module: ls-tree -r -z --full-tree 3":
      "100644 blob 20\tm.strings\0" + "120000 blob 21\tup.strings\0",
    "ls-files --stage -z --full-name :/":
      "100644 1 0\tios/a.strings\0" + "120000 2 0\tios/link.strings\0"
      + "100644 e69de29bb2d1d6434b8b29ae775ad8c2e48c5391 0\tios/new.strings\0"
      + "100644 e69de29bb2d1d6434b8b29ae775ad8c2e48c5391 0\tios/empty.strings\0"
      + "100644 5 1\tshared/b.strings\0" + "100644 4 2\tshared/b.strings\0"
      + "100644 6 3\tshared/b.strings\0",
    "diff-index --cached --ita-invisible-in-index --no-renames --name-only -z "
      + "4b825dc642cb6eb9a060e54bf8d69288fbee4904 --": "ios/a.strings\0ios/empty.strings\0",
    "for-each-ref --format=%(refname:short)": "main\nv1\n",
  ]

  var git: Git {
    Git { [self] call throws(GitError) in
      let place = call.module.map { "\($0): " } ?? ""
      let command = place + call.arguments.joined(separator: " ")
      let input = String(decoding: call.input, as: UTF8.self)
        .split(separator: "\n").map(String.init)
      asked.withLock { $0.append(([command] + input).joined(separator: " ")) }
      if failing.contains(command) { throw .refused }
      if let answer = answers[command] { return Array(answer.utf8) }
      guard call.arguments.first == "cat-file" else { throw .refused }
      return input.flatMap { object($0, isWhole: call.arguments.last == "--batch") }
    }
  }

  private func object(_ id: String, isWhole: Bool) -> [UInt8] {
    guard let text = objects[id] else { return Array("\(id) missing\n".utf8) }
    if isWhole { return Array("\(id) blob \(text.utf8.count)\n\(text)\n".utf8) }
    return Array("\(id) blob \(sizes[id] ?? text.utf8.count)\n".utf8)
  }

  func repository() throws -> GitRepository {
    today.link("/work", to: "/home/app")
    // The working folder of files in memory has no path, and one folder is found in any case.
    var files = FileSystem(
      today.fileSystem,
      target: { [today] path throws(FileError) in
        switch path {
        case ".": "/home/app/ios"
        case "/home/app/IOS": "/home/app/ios"
        default: try today.fileSystem.realPath(of: path)
        }
      }
    )
    files.leavesProject = leavesProject
    files.outputs = { [named] in named }
    return try GitRepository(git, besides: files)
  }

  func files(at revision: String = "v1") throws -> RevisionFiles {
    try repository().files(at: revision, expecting: { $0.fileExtension == "strings" })
  }
}
