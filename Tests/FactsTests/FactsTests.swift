import Facts
import Platform
import SourceFiles
import TestSupport
import Testing

/// An answer is kept as long as what it was made of stays the same, and no longer.
@Suite struct FactsTests {
  private let files = MemoryFiles(["App/a": "1", "App/b": "2", "App/Folder/c": "3"])
  private let store = FactStore()
  private let made = Locked(0)

  private var facts: Facts { Facts(in: files.fileSystem, keptIn: store) }

  private func change(_ path: FilePath, to text: String) {
    files[path] = Array(text.utf8)
    store.note([.file(path)])
  }

  /// Asks for the sum of the numbers in some files, and counts how often it is made.
  private func sum(_ paths: [FilePath], plus number: Int = 0) -> Int {
    facts.answer("sum", given: number) { asked in
      made.withLock { $0 += 1 }
      return number + paths.reduce(0) { $0 + asked.files.number(in: $1) }
    }
  }

  @Test func `an answer is made once`() {
    #expect(sum(["App/a", "App/b"]) == 3)
    #expect(sum(["App/a", "App/b"]) == 3)
    #expect(made.withLock(\.self) == 1)
  }

  @Test func `an answer is made anew where a file that it has asked for has changed`() {
    #expect(sum(["App/a"]) == 1)
    change("App/b", to: "5")
    #expect(sum(["App/a"]) == 1)
    #expect(made.withLock(\.self) == 1)
    change("App/a", to: "7")
    #expect(sum(["App/a"]) == 7)
    #expect(made.withLock(\.self) == 2)
  }

  @Test func `an answer is made anew where it is given something else`() {
    #expect(sum(["App/a"], plus: 1) == 2)
    #expect(sum(["App/a"], plus: 2) == 3)
    #expect(sum(["App/a"], plus: 2) == 3)
    #expect(made.withLock(\.self) == 2)
  }

  @Test func `an answer holds for other files that are the same`() {
    let others = MemoryFiles([
      "App/a": "1", "App/b": "9", "App/Folder/c": "3", "App/d": "4",
    ])
    let count = { facts.answer("names") { (try? $0.files.entries(of: "App"))?.count } }
    #expect([sum(["App/a"]), products(["App/a", "App/b"]).read.count, count() ?? 0] == [1, 2, 3])
    store.noteDifferences(of: others.fileSystem, from: files.fileSystem, jobs: 2)
    for path: FilePath in ["App/b", "App/d"] { files[path] = others[path] }
    #expect(sum(["App/a"]) == 1)
    #expect(made.withLock(\.self) == 1)
    #expect(products(["App/a", "App/b"]).read == ["App/b"])
    #expect(count() == 4)
  }

  @Test func `answers for two purposes are kept apart`() {
    let answer = { (facts: Facts, text: String) in facts.answer("text") { _ in text } }
    #expect(answer(facts, "one") == "one")
    #expect(answer(facts.asked(for: "views"), "two") == "two")
    #expect(answer(facts, "other") == "one")
    #expect(answer(facts.asked(for: "views"), "other") == "two")
  }

  @Test func `a folder around a file changes it as well`() {
    #expect(sum(["App/Folder/c"]) == 3)
    files["App/Folder/c"] = Array("4".utf8)
    store.note([.all("App/Folder")])
    #expect(sum(["App/Folder/c"]) == 4)
    files["App/Folder/c"] = Array("5".utf8)
    store.note([.all("App")])
    #expect(sum(["App/Folder/c"]) == 5)
    store.note([.all("Other")])
    #expect(sum(["App/Folder/c"]) == 5)
    #expect(made.withLock(\.self) == 3)
  }

  @Test func `what stood where a folder came or went is another thing`() {
    #expect(sum(["App/a"]) == 1)
    #expect(products(["App/a"]).read == ["App/a"])
    store.note([.all("App/a")])
    #expect(sum(["App/a"]) == 1)
    #expect(products(["App/a"]).read == ["App/a"])
    #expect(made.withLock(\.self) == 2)
    let count = { facts.answer("count") { (try? $0.files.entries(of: "App"))?.count } }
    #expect(count() == 3)
    files["App/d"] = [0x30]
    store.note([.all("App")])
    #expect(count() == 4)
  }

  @Test func `a listing is another one when the folder changes, and not when a file does`() {
    func count() -> Int {
      facts.answer("count") { asked in
        made.withLock { $0 += 1 }
        return (try? asked.files.entries(of: "App"))?.count ?? 0
      }
    }
    #expect(count() == 3)
    change("App/a", to: "9")
    #expect(count() == 3)
    #expect(made.withLock(\.self) == 1)
    change("App/d", to: "9")
    store.note([.folder("App")])
    #expect(count() == 4)
  }

  @Test func `an answer rests on what those have asked that it asks for`() {
    func twice() -> Int {
      facts.answer("twice") { asked in
        2 * asked.answer("a") { $0.files.number(in: "App/a") }
      }
    }
    #expect(facts.answer("a") { $0.files.number(in: "App/a") } == 1)
    #expect(twice() == 2)
    change("App/a", to: "6")
    #expect(twice() == 12)
  }

  @Test func `what changes while an answer is made counts`() {
    func ask() -> Int {
      facts.answer("a") { asked in
        made.withLock { $0 += 1 }
        let number = asked.files.number(in: "App/a")
        if number == 1 { change("App/a", to: "2") }
        return number
      }
    }
    #expect([ask(), ask(), ask()] == [1, 2, 2])
    #expect(made.withLock(\.self) == 2)
  }

  @Test func `that something is there, and where a link leads, is asked of files as well`() {
    func isThere() -> Bool {
      facts.answer("presence") { (try? $0.files.kind(of: "App/new")) != nil }
    }
    func target() -> FilePath? { facts.answer("target") { try? $0.files.realPath(of: "App/new") } }
    #expect(!isThere())
    #expect(target() == nil)
    change("App/new", to: "1")
    #expect(isThere())
    #expect(target() != nil)
  }

  @Test func `a version is another one when the file changes, or all around it`() {
    var versions = [store.version(of: "App/a")]
    store.note([.file("App/b"), .folder("App"), .all("Other")])
    #expect(store.version(of: "App/a") == versions[0])
    for change in [.file("App/a"), .all("App"), .all("App/a"), .file("App/a")] as [InputChange] {
      store.note([change])
      versions.append(store.version(of: "App/a"))
    }
    #expect(Set(versions).count == versions.count)
    #expect(store.folderCount == 3)
  }

  @Test func `what is thrown is not kept`() {
    struct Failure: Error {}
    func ask() throws(Failure) -> Int {
      try facts.answer("a") { asked throws(Failure) in
        made.withLock { $0 += 1 }
        throw Failure()
      }
    }
    #expect(throws: Failure.self) { try ask() }
    #expect(throws: Failure.self) { try ask() }
    #expect(made.withLock(\.self) == 2)
  }

  @Test func `nothing is kept without a store, and nothing noted`() {
    let facts = Facts(in: files.fileSystem)
    for _ in 0..<2 {
      let answer = facts.answer("a") { asked in
        made.withLock { $0 += 1 }
        return asked.files.number(in: "App/a")
      }
      #expect(answer == 1)
    }
    #expect(made.withLock(\.self) == 2)
    #expect(!facts.areKept)
    #expect(self.facts.areKept)
  }

  @Test func `a copy of a store goes its own way`() {
    #expect(sum(["App/a"]) == 1)
    let copy = Facts(in: files.fileSystem, keptIn: FactStore(store))
    change("App/a", to: "2")
    #expect(sum(["App/a"]) == 2)
    #expect(copy.answer("sum", given: 0) { _ in 0 } == 1)
  }

  @Test func `answers that are forgotten are made anew`() {
    #expect(sum(["App/a"]) == 1)
    store.forgetAnswers()
    #expect(sum(["App/a"]) == 1)
    #expect(made.withLock(\.self) == 2)
  }

  @Test func `questions of one name and other numbers are others`() {
    let answers = (0..<3).map { number in facts.answer(Question("n", number)) { _ in number } }
    #expect(answers == [0, 1, 2])
    #expect((0..<3).map { facts.answer(Question("n", $0)) { _ in 9 } } == [0, 1, 2])
  }

  // MARK: - Answers about files

  /// Asks for what files hold, times a factor and plus a number for each, and returns which were read.
  private func products(
    _ paths: [FilePath],
    times factor: Int = 1,
    plus own: [Int] = [],
    lookingAt other: FilePath? = nil
  ) -> (values: [Int], read: [FilePath]) {
    var read: [FilePath] = []
    let values = facts.answers(
      "product",
      of: paths,
      given: factor,
      each: own,
      lookingAt: { _ in other.map { [$0] } ?? [] }
    ) { missing in
      read += missing.map { paths[$0] }
      return missing.map { number in
        let more = (own.isEmpty ? 0 : own[number]) + (other.map(files.fileSystem.number) ?? 0)
        return files.fileSystem.number(in: paths[number]) * factor + more
      }
    }
    return (values, read)
  }

  @Test func `only files that have changed are read`() {
    let all: [FilePath] = ["App/a", "App/b", "App/Folder/c"]
    #expect(products(all) == ([1, 2, 3], all))
    #expect(products(all) == ([1, 2, 3], []))
    change("App/b", to: "8")
    #expect(products(all) == ([1, 8, 3], ["App/b"]))
    store.note([.all("App/Folder")])
    #expect(products(all) == ([1, 8, 3], ["App/Folder/c"]))
    store.note([.folder("App")])
    #expect(products(all) == ([1, 8, 3], []))
  }

  @Test
  func `all files are read where they are given something else together, one where it alone is`() {
    let all: [FilePath] = ["App/a", "App/b"]
    #expect(products(all, times: 2, plus: [1, 1]) == ([3, 5], all))
    #expect(products(all, times: 2, plus: [1, 2]) == ([3, 6], ["App/b"]))
    #expect(products(all, times: 3, plus: [1, 2]) == ([4, 8], all))
  }

  @Test func `a file is read again where another changes that it has looked at`() {
    #expect(products(["App/a"], lookingAt: "App/b") == ([3], ["App/a"]))
    change("App/b", to: "4")
    #expect(products(["App/a"], lookingAt: "App/b") == ([5], ["App/a"]))
    #expect(products(["App/a"], lookingAt: "App/b") == ([5], []))
    store.note([.all("App")])
    #expect(products(["App/a"], lookingAt: "App/b") == ([5], ["App/a"]))
  }

  @Test func `an answer rests on the files that it asks answers about`() {
    func total() -> Int {
      facts.answer("total") { asked in
        asked.answers("value", of: ["App/a", "App/b"]) { missing in
          missing.map { files.fileSystem.number(in: (["App/a", "App/b"] as [FilePath])[$0]) }
        }.reduce(0, +)
      }
    }
    #expect(total() == 3)
    change("App/b", to: "7")
    #expect(total() == 8)
  }
}

extension FileSystem {
  /// The number in a file; 0 where there is none.
  func number(in path: FilePath) -> Int {
    (try? read(path)).flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
  }
}
