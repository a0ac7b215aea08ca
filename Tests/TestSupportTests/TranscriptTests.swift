import TestSupport
import Testing

@Suite struct TranscriptTests {
  @Test func `Named fences are files, and console blocks are steps with their output`() {
    let transcript = ConsoleTranscript(
      place: "Guide.md",
      text: """
        Some prose.
        ```swift Sources/App.swift
        let a = 1
        ```
        ```console
        $ cat Sources/App.swift
        let a = 1

        $ false
        [exit 1]
        ```
        ```sh
        never run
        ```
        """
    )
    #expect(
      transcript.blocks == [
        .file(name: "Sources/App.swift", text: "let a = 1\n"),
        .console([
          .init(command: "cat Sources/App.swift", output: 6..<8, line: 6),
          .init(command: "false", output: 9..<10, line: 9),
        ]),
      ]
    )
  }

  @Test func `A transcript that tells the truth passes, with any text where it says so`() throws {
    try ConsoleTranscript(
      place: "Guide.md",
      text: """
        ```text a/b.txt
        hello there
        ```
        ```console
        $ cat a/b.txt; echo oops >&2
        hello [..]re
        oops

        $ sh -c 'exit 3'
        [exit 3]
        ```
        """
    ).check()
  }

  @Test(arguments: [
    ("$ echo b", "a"), ("$ false", ""), ("$ echo", "[..]x"), ("$ true", "[exit 1]"), ("", ""),
  ])
  func `A transcript that does not fails`(command: String, output: String) {
    guard !Self.isBlessing else { return }
    let text = "```console\n\(command)\n\(output)\n```\n"
    withKnownIssue { try ConsoleTranscript(place: "Guide.md", text: text).check() }
  }

  /// Blessing would write the document instead of failing.
  private static var isBlessing: Bool { Repository.isBlessing }
}
