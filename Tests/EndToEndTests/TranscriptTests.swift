import TestSupport
import Testing

/// The program as a user sees it: documents whose commands are run and compared.
@Suite struct TranscriptTests {
  @Test(arguments: ConsoleTranscript.all(in: "CommandLine"))
  func `a transcript tells what the program prints`(transcript: ConsoleTranscript) throws {
    try transcript.check()
  }

  @Test(arguments: [
    "README.md", "docs/guide.md", "docs/output.md", "docs/builds.md",
    "docs/continuous-integration.md", "docs/coming-from.md", "docs/agents.md",
  ])
  func `the documentation shows what the program prints`(path: String) throws {
    try ConsoleTranscript(named: path).check()
  }
}
