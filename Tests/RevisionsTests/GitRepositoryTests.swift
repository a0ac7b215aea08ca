import Revisions
import SourceFiles
import TestSupport
import Testing

@Suite struct GitRepositoryTests {
  /// The answers of a repository at `/home/app`, seen from its folder `ios`, in which the work has
  /// parted from `v1` at the commit `c0ffee`.
  private static let answers = [
    "rev-parse --show-toplevel": "/home/app\n",
    "rev-parse --show-prefix": "ios/\n",
    "rev-parse --verify --quiet --end-of-options v1^{commit}": "decade\n",
    "rev-parse --verify --quiet --end-of-options HEAD^{commit}": "facade\n",
    "merge-base decade facade": "c0ffee\n",
    "ls-tree -r -z --full-tree c0ffee":
      "100644 blob 1\tios/a.strings\0" + "120000 blob 2\tios/link.strings\0"
      + "160000 commit 3\tios/module\0" + "100644 blob 4\tshared/b.strings\0",
    "cat-file --batch": "1 blob 3\nold\n" + "2 blob 19\n../shared/b.strings\n" + "4 blob 0\n\n",
    "ls-files --stage -z --full-name :/":
      "100644 1 0\tios/a.strings\0" + "120000 2 0\tios/link.strings\0"
      + "160000 3 0\tios/module\0" + "100644 5 1\tshared/b.strings\0"
      + "100644 4 2\tshared/b.strings\0" + "100644 6 3\tshared/b.strings\0",
    "for-each-ref --format=%(refname:short)": "main\nv1\n",
  ]

  private static func git(_ answers: [String: String] = Self.answers) -> Git {
    Git { arguments, _ throws(GitError) in
      guard let answer = answers[arguments.joined(separator: " ")] else { throw .refused }
      return Array(answer.utf8)
    }
  }

  private static func files() throws -> FileSystem {
    try GitRepository(git()).files(
      at: "v1",
      where: { $0.fileExtension == "strings" },
      besides: MemoryFiles(["ios/a.strings": "new", "/elsewhere/c.strings": "today"]).fileSystem
    )
  }

  @Test(
    arguments: [
      ("a.strings", "old"), ("/home/app/ios/a.strings", "old"), ("link.strings", ""),
      ("../shared/b.strings", ""), ("/elsewhere/c.strings", "today"),
    ]
  )
  func `A file is read as the revision has it, and outside of the repository as it is`(
    path: String,
    text: String
  ) throws {
    #expect(try Self.files().read(FilePath(path)) == Array(text.utf8))
  }

  @Test(arguments: [("a.strings", "old"), ("link.strings", ""), ("/elsewhere/c.strings", "today")])
  func `A staged file is read as the index has it, and of a conflict what this side has`(
    path: String,
    text: String
  ) throws {
    let files = MemoryFiles(["ios/a.strings": "new", "/elsewhere/c.strings": "today"]).fileSystem
    let staged = try GitRepository(Self.git())
      .stagedFiles(where: { $0.fileExtension == "strings" }, besides: files)
    #expect(try staged.read(FilePath(path)) == Array(text.utf8))
    #expect(try staged.entries(of: ".").count == 2)
  }

  @Test func `A folder lists files and links, but no repository within the repository`() throws {
    let entries = try Self.files().entries(of: ".")
    #expect(entries.map(\.name).sorted() == ["a.strings", "link.strings"])
    #expect(entries.map(\.kind).contains(.symbolicLink))
  }

  @Test func `What the revision has not is absent, whatever the folder has`() throws {
    let files = try Self.files()
    let error = #expect(throws: FileError.self) { try files.read("ios.strings") }
    #expect(error?.isAbsence == true)
  }

  @Test func `A revision of the past cannot be written`() throws {
    let files = try Self.files()
    #expect(throws: FileError.self) { try files.write([], to: "a.strings") }
  }

  @Test(arguments: ["v2", "-v1", "--all"])
  func `An unknown revision is told with the names of those that there are`(name: String) throws {
    let repository = try GitRepository(Self.git())
    #expect(throws: GitRepository.Failure.unknownRevision(names: ["main", "v1"])) {
      _ = try repository.files(at: name, where: { _ in true }, besides: MemoryFiles().fileSystem)
    }
  }

  @Test(
    arguments: [
      (GitError.notInstalled, GitRepository.Failure.notInstalled),
      (.foreignOwner, .foreignOwner), (.refused, .notARepository),
    ]
  )
  func `Why there is no repository is told`(error: GitError, failure: GitRepository.Failure) {
    let git = Git { _, _ throws(GitError) in throw error }
    #expect(throws: failure) { _ = try GitRepository(git) }
  }

  @Test func `A history without a common commit is compared as it is, unless it was cut`() throws {
    var answers = Self.answers
    answers["merge-base decade facade"] = nil
    answers["ls-tree -r -z --full-tree decade"] = ""
    for revision in ["v1", "v1...HEAD", "v1..."] {
      let files = try GitRepository(Self.git(answers))
        .files(at: revision, where: { _ in true }, besides: MemoryFiles().fileSystem)
      #expect(try files.entries(of: "..").isEmpty)
    }
    answers["rev-parse --is-shallow-repository"] = "true\n"
    let repository = try GitRepository(Self.git(answers))
    #expect(throws: GitRepository.Failure.shallow) {
      _ = try repository.files(at: "v1", where: { _ in true }, besides: MemoryFiles().fileSystem)
    }
  }

  @Test func `A path that is longer than systems take is left out`() throws {
    var answers = Self.answers
    let deep = String(repeating: "a/", count: 100_000)
    answers["ls-tree -r -z --full-tree c0ffee"] =
      "100644 blob 1\t\(deep)b.strings\0100644 blob 1\tios/a.strings\0"
    let files = try GitRepository(Self.git(answers))
      .files(at: "v1", where: { _ in true }, besides: MemoryFiles().fileSystem)
    #expect(try files.entries(of: "..").map(\.name) == ["ios"])
  }

  @Test(arguments: ["9223372036854775807", "-5", "99"])
  func `Contents of a size that is not theirs end with what git prints`(size: String) throws {
    var answers = Self.answers
    answers["cat-file --batch"] = "1 blob \(size)\nold\n"
    let files = try GitRepository(Self.git(answers))
      .files(at: "v1", where: { _ in true }, besides: MemoryFiles().fileSystem)
    let bytes = try files.read("a.strings")
    #expect(bytes == Array((size == "-5" ? "" : "old\n").utf8))
  }

  @Test func `A tree that git cannot list is unreadable`() throws {
    var answers = Self.answers
    answers["ls-tree -r -z --full-tree c0ffee"] = nil
    let repository = try GitRepository(Self.git(answers))
    #expect(throws: GitRepository.Failure.unreadable) {
      _ = try repository.files(at: "v1", where: { _ in true }, besides: MemoryFiles().fileSystem)
    }
  }
}
