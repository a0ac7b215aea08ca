import Platform
import Revisions
import SourceFiles
import TestSupport
import Testing

@Suite struct GitRepositoryTests {
  @Test(
    arguments: [
      ("a.strings", "old"), ("/home/app/ios/a.strings", "old"), ("link.strings", "shared"),
      ("../shared/b.strings", "shared"), ("/elsewhere/c.strings", "today"),
      ("../../app/ios/a.strings", "old"), ("../ios/./../shared/../ios/a.strings", "old"),
      ("/work/ios/a.strings", "old"), ("/work/../elsewhere/c.strings", "no"),
      ("text.strings", "text"), ("twice.strings", "shared"), ("folder/b.strings", "shared"),
      ("folder/../ios/a.strings", "old"), ("way.strings", "today"), ("out/c.strings", "today"),
      ("around.strings", "shared"), ("loop.strings", "no"), ("a.strings/b", "no"),
      ("new/folder/../../a.strings", "old"), ("../IOS/a.strings", "old"), ("A.strings", "no"),
    ]
  )
  func `A path leads where the revision's links lead, and outside where today's do`(
    path: String,
    text: String
  ) throws {
    let files = try SampleRepository().files().files
    // What leads nowhere cannot be read.
    let bytes = try? files.read(FilePath(path))
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == (text == "no" ? nil : text))
    #expect((try? files.kind(of: FilePath(path))) == (text == "no" ? nil : .file))
  }

  @Test(
    arguments: [
      ("a.strings", "/home/app/ios/a.strings"), ("folder/b.strings", "/home/app/shared/b.strings"),
      ("way.strings", "/elsewhere/c.strings"), ("/work", "/home/app"), ("..", "/home/app"),
      ("../..", "/home"),
    ]
  )
  func `A path without links is that of the revision`(path: String, real: String) throws {
    let files = try SampleRepository().files().files
    #expect(try files.realPath(of: FilePath(path)) == FilePath(real))
  }

  @Test(
    arguments: [
      ("a.strings", "old"), ("link.strings", "shared"), ("/elsewhere/c.strings", "today"),
      ("new.strings", "no"), ("empty.strings", ""),
    ]
  )
  func `A staged file is read as the index has it, and of a conflict what this side has`(
    path: String,
    text: String
  ) throws {
    let staged = try SampleRepository().repository()
      .stagedFiles(expecting: { $0.fileExtension == "strings" }).files
    let bytes = try? staged.read(FilePath(path))
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == (text == "no" ? nil : text))
    #expect(try staged.entries(of: ".").count == 3)
  }

  @Test(
    arguments: [
      (".", false), ("..", false), ("../../app/ios", false), ("/work", false), ("../..", true),
      ("/elsewhere", true), ("way.strings", true), ("/no/such", true), ("no/such", false),
    ]
  )
  func `A path outside of the repository is told from others`(
    path: String,
    isOutside: Bool
  ) throws {
    #expect(try SampleRepository().files().isOutside(FilePath(path)) == isOutside)
  }

  @Test(
    arguments: [
      ("over/app/ios/a.strings", "old"), ("near/b.strings", "shared"), ("over/../home/work", "no"),
      ("/work/ios/near/../ios/over/app/shared/b.strings", "shared"), ("near/today.strings", "no"),
      ("again.strings", "no"), ("fr.lproj/b.strings", "no"), ("out/c.strings", "today"),
    ]
  )
  func `A link of today that a caller names leads on, unless it gives a name to a table`(
    path: String,
    text: String
  ) throws {
    var sample = SampleRepository()
    let links: KeyValuePairs<FilePath, FilePath> = [
      "over": "/home", "near": "/home/app/shared", "fr.lproj": "/home/app/shared",
      "again.strings": "/home/app/ios/a.strings",
    ]
    for (name, target) in links { sample.today.link(FilePath("/home/app/ios/\(name)"), to: target) }
    sample.today["/home/app/shared/today.strings"] = []
    #expect(throws: FileError.self) { try sample.files().files.read(FilePath("near/b.strings")) }
    sample.named = ["v1", FilePath(path)]
    let revision = try sample.files()
    // What leads nowhere cannot be read.
    let bytes = try? revision.files.read(FilePath(path))
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == (text == "no" ? nil : text))
    #expect(try revision.files.entries(of: ".").allSatisfy { $0.name != "near" })
  }

  @Test func `A link that leads out is told where it may be followed`() throws {
    for leavesProject in [false, true] {
      var sample = SampleRepository()
      sample.leavesProject = leavesProject
      let revision = try sample.files()
      _ = try revision.files.read("link.strings")
      #expect(revision.troubles == [])
      _ = try revision.files.read("way.strings")
      #expect(revision.troubles == (leavesProject ? [.link("/home/app/ios/way.strings")] : []))
    }
  }

  @Test func `A path that is named later is followed from then on`() throws {
    let sample = SampleRepository()
    sample.today.link("/home/app/ios/near", to: "/home/app/shared")
    sample.today["/home/app/shared/x"] = []
    let revision = try sample.files()
    #expect(throws: FileError.self) { try revision.files.read("near/b.strings") }
    revision.follow(["near"])
    #expect(try revision.files.read("near/b.strings") == Array("shared".utf8))
  }

  @Test func `A folder lists files, links and submodules, and nothing of git`() throws {
    let files = try SampleRepository().files().files
    let entries = try files.entries(of: ".").sorted { $0.name < $1.name }
    let kinds = entries.map { "\($0.name) \($0.kind)" }
    #expect(
      kinds.prefix(3) == ["a.strings file", "around.strings symbolicLink", "folder symbolicLink"]
    )
    #expect(kinds.contains("module folder"))
    #expect(try files.kind(of: "../.git") == .folder)
    #expect(try files.entries(of: "..").map(\.name).sorted() == ["ios", "shared", "text"])
  }

  @Test func `Names that lead elsewhere are left out`() throws {
    var sample = SampleRepository()
    sample.answers["ls-tree -r -z --full-tree c0ffee"] =
      "100644 blob 1\t../up.strings\0" + "100644 blob 1\tios/../../x.strings\0"
      + "100644 blob 1\t.\0" + "100644 blob 1\tios/a.strings\0"
    let files = try sample.files().files
    #expect(try files.entries(of: "..").map(\.name) == ["ios"])
    #expect(try files.entries(of: ".").map(\.name) == ["a.strings"])
  }

  @Test func `What the revision has not is absent, whatever the folder has`() throws {
    let files = try SampleRepository().files().files
    let error = #expect(throws: FileError.self) { try files.read("today.strings") }
    #expect(error?.isAbsence == true)
  }

  @Test func `A revision of the past cannot be written`() throws {
    let files = try SampleRepository().files().files
    #expect(throws: FileError.self) { try files.write([], to: "a.strings") }
  }

  @Test(arguments: ["v2", "-v1", "--all"])
  func `An unknown revision is told with the names of those that there are`(name: String) throws {
    #expect(throws: GitRepository.Failure.unknownRevision(names: ["main", "v1"])) {
      _ = try SampleRepository().files(at: name)
    }
  }

  @Test(
    arguments: [
      (GitError.notInstalled, GitRepository.Failure.notInstalled),
      (.foreignOwner, .foreignOwner), (.refused, .notARepository),
    ]
  )
  func `Why there is no repository is told`(error: GitError, failure: GitRepository.Failure) {
    let git = Git { _ throws(GitError) in throw error }
    #expect(throws: failure) { _ = try GitRepository(git, besides: MemoryFiles().fileSystem) }
  }

  @Test func `A history without a common commit is compared as it is, unless it was cut`() throws {
    var sample = SampleRepository()
    sample.answers["merge-base decade facade"] = nil
    sample.answers["ls-tree -r -z --full-tree decade"] = ""
    for revision in ["v1", "v1...HEAD", "v1..."] {
      #expect(try sample.files(at: revision).files.entries(of: "..").isEmpty)
    }
    sample.answers["rev-parse --is-shallow-repository"] = "true\n"
    #expect(throws: GitRepository.Failure.shallow) { _ = try sample.files() }
  }

  @Test func `A path that is longer than systems take is left out`() throws {
    var sample = SampleRepository()
    let deep = String(repeating: "a/", count: 100_000)
    sample.answers["ls-tree -r -z --full-tree c0ffee"] =
      "100644 blob 1\t\(deep)b.strings\0100644 blob 1\tios/a.strings\0"
    #expect(try sample.files().files.entries(of: "..").map(\.name) == ["ios"])
  }

  @Test(
    arguments: [
      (nil, GitRepository.Failure.unreadable), ("remote.origin.promisor true\n", .partial),
    ]
  )
  func `What git cannot list is unreadable, or not there in a partial clone`(
    setting: String?,
    failure: GitRepository.Failure
  ) throws {
    let keys = #"^(extensions\.partialclone|remote\..*\.(promisor|partialclonefilter))$"#
    var sample = SampleRepository()
    sample.answers["config --get-regexp \(keys)"] = setting
    sample.failing = ["cat-file --batch-check"]
    let revision = try sample.files()
    #expect(throws: FileError.self) { try revision.files.read("a.strings") }
    #expect(revision.failure == failure)
    sample.failing = ["ls-tree -r -z --full-tree c0ffee"]
    #expect(throws: failure) { _ = try sample.files() }
  }
}
