import Platform
import Revisions
import SourceFiles
import TestSupport
import Testing

@Suite struct ObjectStoreTests {
  /// A repository with files of some contents, which have the names of these.
  private static func sample(_ files: [(name: String, id: String)]) -> SampleRepository {
    var sample = SampleRepository()
    sample.answers["ls-tree -r -z --full-tree c0ffee"] =
      files.map { "100644 blob \($0.id)\tios/\($0.name)\0" }.joined()
    return sample
  }

  private static func questions(of sample: SampleRepository) -> [String] {
    sample.asked.withLock { $0.filter { $0.contains("cat-file") } }
  }

  @Test func `What many files have is asked for once, what few have when it is wanted`() throws {
    let names = (0..<150).map { ("\($0).strings", "1") } + [("a.strings", "4"), ("b.text", "6")]
    let sample = Self.sample(names)
    let files = try sample.files().files
    for (name, _) in names.dropLast() { _ = try files.read(FilePath(name)) }
    #expect(Self.questions(of: sample) == ["cat-file --batch-check 1 4", "cat-file --batch 1 4"])
    #expect(try files.read("b.text") == Array("text".utf8))
    #expect(
      Self.questions(of: sample).dropFirst(2) == ["cat-file --batch-check 6", "cat-file --batch 6"]
    )
  }

  @Test func `What the work tree has as well is read there, and only the rest by git`() throws {
    let same = "3e5126c4e761fd09582fc517918a1601b218dff0"
    let sample = Self.sample([("a.strings", same), ("b.strings", "1"), ("c.text", same)])
    sample.today["/home/app/ios/b.strings"] = Array("newer".utf8)
    sample.today["/home/app/ios/c.text"] = Array("newer".utf8)
    let revision = try sample.files()
    #expect(try revision.files.read("a.strings") == Array("new".utf8))
    #expect(Self.questions(of: sample) == [])
    #expect(try revision.files.read("b.strings") == Array("old".utf8))
    #expect(Self.questions(of: sample) == ["cat-file --batch-check 1", "cat-file --batch 1"])
  }

  @Test func `What is larger than a file may be is never asked for`() throws {
    var sample = Self.sample([("a.strings", "1"), ("b.strings", "4"), ("c.strings", "6")])
    sample.sizes = ["1": FileError.sizeLimit + 1, "4": FileError.sizeLimit]
    let revision = try sample.files()
    let error = #expect(throws: FileError.self) { try revision.files.read("a.strings") }
    #expect(error == FileError(.read, "a.strings", reason: FileError.excess))
    #expect(Self.questions(of: sample) == ["cat-file --batch-check 1 4 6"])
    _ = try revision.files.read("b.strings")
    #expect(Self.questions(of: sample).last == "cat-file --batch 4")
    #expect(revision.failure == nil)
  }

  @Test func `Large files are read in portions`() throws {
    var sample = Self.sample([("a.strings", "1"), ("b.strings", "4"), ("c.strings", "6")])
    sample.sizes = ["1": 16 << 20, "4": 16 << 20, "6": 1]
    let files = try sample.files().files
    for name in ["a", "b", "c"] { _ = try files.read(FilePath(name + ".strings")) }
    #expect(
      Self.questions(of: sample).dropFirst() == ["cat-file --batch 1 4", "cat-file --batch 6"]
    )
  }

  @Test(arguments: ["9223372036854775807", "-5", "99"])
  func `Contents of a size that is not theirs end with what git prints`(size: String) throws {
    var sample = Self.sample([("a.strings", "1")])
    sample.answers["cat-file --batch"] = "1 blob \(size)\nold\n"
    let bytes = try sample.files().files.read("a.strings")
    #expect(bytes == Array((size == "-5" ? "" : "old\n").utf8))
  }

  @Test func `Contents that are lost are told when they are read`() throws {
    let sample = Self.sample([("a.strings", "1"), ("b.strings", "30")])
    let revision = try sample.files()
    _ = try revision.files.read("a.strings")
    #expect(revision.failure == nil)
    let error = #expect(throws: FileError.self) { try revision.files.read("b.strings") }
    #expect(error?.reason == "Its contents are missing from git's store")
    #expect(revision.troubles == [.missing("/home/app/ios/b.strings")])
    #expect(revision.failure == .unreadable)
  }

  @Test func `Where git fails to print contents, it is not asked for each of them`() throws {
    var sample = Self.sample([("a.strings", "1"), ("b.strings", "4")])
    sample.failing = ["cat-file --batch"]
    let files = try sample.files().files
    for name in ["a", "b"] {
      #expect(throws: FileError.self) { try files.read(FilePath(name + ".strings")) }
    }
    #expect(Self.questions(of: sample) == ["cat-file --batch-check 1 4", "cat-file --batch 1 4"])
  }
}
