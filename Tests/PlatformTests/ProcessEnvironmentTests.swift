import Foundation
import Platform
import TestSupport
import Testing

@Suite struct ProcessEnvironmentTests {
  @Test func `the environment is that of the process`() {
    #expect(ProcessEnvironment.variables == ProcessInfo.processInfo.environment)
  }

  @Test func `the working folder is that of the process`() {
    #expect(ProcessEnvironment.workingFolder == FileManager.default.currentDirectoryPath)
  }

  @Test func `the moment is now`() throws {
    let moment = try Date(ProcessEnvironment.timestamp, strategy: .iso8601)
    #expect(abs(moment.timeIntervalSinceNow) < 60)
  }

  @Test(arguments: ["é", "Ångström", "한국", "ộ", "e\u{323}\u{302}", "\u{212B}", "a", "", "ﬁ"])
  func `normal forms are Unicode's`(text: String) {
    let scalars = { (text: String) in Array(text.unicodeScalars) }
    #expect(scalars(text.decomposed) == scalars(text.decomposedStringWithCanonicalMapping))
    #expect(scalars(text.composed) == scalars(text.precomposedStringWithCanonicalMapping))
  }
}

@Suite struct ProgramOutputTests {
  /// More than a pipe holds at once.
  private static let much = [UInt8](repeating: 0x61, count: 300_000)

  private func run(
    _ script: String,
    input: [UInt8] = [],
    environment: [String: String] = ["PATH": "/usr/bin:/bin"],
    limit: Int = .max
  ) -> ProgramOutput? {
    .run("/bin/sh", ["-c", script], environment: environment, input: input, limit: limit)
  }

  @Test func `a program gets its input and its environment, and its output is read`() throws {
    let result = try #require(run("cat; echo $A >&2", input: Self.much, environment: ["A": "b c"]))
    #expect(result.output == Self.much)
    #expect(result.errors == Array("b c\n".utf8))
    #expect(result.isSuccess)
  }

  @Test func `much on both streams is read at once`() throws {
    let script = "head -c 300000 /dev/zero >&2; head -c 300000 /dev/zero; cat"
    let result = try #require(run(script))
    #expect(result.errors.count == 300_000)
    #expect(result.output.count == 300_000)
  }

  @Test(arguments: ["exec yes", "exec yes >&2", "head -c 100001 /dev/zero"])
  func `a program that prints more than it may is ended, and has failed`(script: String) throws {
    let result = try #require(run(script, limit: 100_000))
    #expect(!result.isSuccess)
    #expect(max(result.output.count, result.errors.count) < 200_000)
    #expect(try #require(run("head -c 100000 /dev/zero", limit: 100_000)).isSuccess)
  }

  @Test(arguments: ["exit 3", "kill $$", "kill -PIPE $$"])
  func `a program that ends otherwise is told`(script: String) throws {
    #expect(try #require(run(script)).isSuccess == false)
  }

  @Test func `a program that does not read its input does no harm`() throws {
    #expect(try #require(run("exit 0", input: Self.much)).isSuccess)
  }

  @Test func `a program that is none, or a folder without room, is told`() {
    #expect(ProgramOutput.run("/no/such", [], environment: [:], input: []) == nil)
    #expect(run("cat", input: [1], environment: ["TMPDIR": "/no/such"]) == nil)
  }

  @Test func `nothing is left of the file that holds the input`() throws {
    let folder = try TemporaryFolder()
    _ = try #require(run("cat", input: [1], environment: ["TMPDIR": folder.url.path]))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }
}
