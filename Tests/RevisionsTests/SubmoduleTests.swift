import Platform
import Revisions
import SourceFiles
import TestSupport
import Testing

@Suite struct SubmoduleTests {
  private static func sample() -> SampleRepository {
    var sample = SampleRepository()
    sample.objects["20"] = "module"
    sample.objects["21"] = "../a.strings"
    return sample
  }

  private static func text(at path: FilePath, in revision: RevisionFiles) throws -> String {
    String(decoding: try revision.files.read(path), as: UTF8.self)
  }

  @Test func `A submodule is read at the revision's commit when it is looked into`() throws {
    let sample = Self.sample()
    let revision = try sample.files()
    _ = try revision.files.entries(of: ".")
    #expect(sample.asked.withLock { !$0.contains { $0.contains("module:") } })
    #expect(try Self.text(at: "module/m.strings", in: revision) == "module")
    #expect(try Self.text(at: "module/../a.strings", in: revision) == "old")
    #expect(try Self.text(at: "module/up.strings", in: revision) == "old")
    #expect(try revision.files.entries(of: "module").count == 2)
    #expect(try revision.files.exists("module/.git"))
    #expect(revision.troubles == [])
    #expect(sample.asked.withLock { $0.count { $0.contains("module: ls-tree") } } == 1)
  }

  @Test func `A submodule that lacks the commit counts as it is today, which is told`() throws {
    var sample = Self.sample()
    sample.failing = ["/home/app/ios/module: ls-tree -r -z --full-tree 3"]
    let revision = try sample.files()
    #expect(try Self.text(at: "module/m.strings", in: revision) == "today's module")
    #expect(try Self.text(at: "module/../a.strings", in: revision) == "old")
    #expect(try revision.files.entries(of: "module").count == 2)
    #expect(!revision.isOutside("module/m.strings"))
    #expect(revision.troubles == [.module("/home/app/ios/module")])
  }

  @Test func `A submodule that is not checked out is empty, which is told`() throws {
    let sample = Self.sample()
    sample.today["/home/app/ios/module/.git"] = nil
    let revision = try sample.files()
    #expect(try revision.files.entries(of: "module") == [])
    #expect(revision.troubles == [.absentModule("/home/app/ios/module")])
    #expect(sample.asked.withLock { !$0.contains { $0.contains("module:") } })
  }

  @Test func `A link in the place of a submodule leads to no other repository`() throws {
    let sample = Self.sample()
    sample.today["/home/app/ios/module/.git"] = nil
    sample.today["/elsewhere/.git"] = []
    sample.today.link("/home/app/ios/module", to: "/elsewhere")
    let revision = try sample.files()
    #expect(throws: FileError.self) { try revision.files.read("module/m.strings") }
    #expect(revision.troubles == [.module("/home/app/ios/module")])
    #expect(sample.asked.withLock { !$0.contains { $0.contains("module:") } })
  }
}
