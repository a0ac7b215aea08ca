import Foundation
import ScanCommands
import SourceFiles
import Testing

/// What `why` tells other programs.
@Suite struct WhyTests {
  private let files: [FilePath: String] = [
    "App/Home.swift": """
    let title = row(title: "home.title")
    let state = NSLocalizedString("state.\\(name)", comment: "")
    func row(title: String) -> String { NSLocalizedString(title, comment: "") }
    """,
    "App/en.lproj/Localizable.strings": #""home.title" = "Home"; "state.on" = "On";"#,
    "App/de.lproj/Localizable.strings": #""home.title" = "";"#,
    "Kit/en.lproj/Localizable.strings": #""home.title" = "Kit's";"#,
  ]

  private func keys(_ question: String) throws -> [[String: Any]] {
    let console = RecordingConsole(files)
    #expect(console.run("why", question, "-f", "json") == .success)
    let json = try JSONSerialization.jsonObject(with: Data(console.output.utf8))
    return try #require((json as? [String: Any])?["keys"] as? [[String: Any]])
  }

  private func first(_ member: String, of key: [String: Any]) throws -> [String: Any] {
    try #require((key[member] as? [[String: Any]])?.first)
  }

  @Test func `a use names the declarations that its literal goes through`() throws {
    let use = try first("uses", of: #require(try keys("home.title").first))
    #expect(use["function"] as? String == "row")
    #expect(use["origin"] as? String == "wrapper")
    let step = try first("chain", of: use)
    #expect(step["declaration"] as? String == "row(title:)")
    #expect(step["next"] as? String == "NSLocalizedString")
    #expect(step["line"] as? Int == 3)
  }

  @Test func `each table has the key, and the nearest one answers`() throws {
    let keys = try keys("home.title")
    #expect(keys.map { $0["path"] as? String ?? "" }.map { $0.prefix(3) } == ["App", "Kit"])
    let nearer = try keys.map { try first("uses", of: $0)["nearerTable"] as? String }
    #expect(nearer == [nil, "App/en.lproj/Localizable.strings"])
  }

  @Test func `texts have states, and findings their languages`() throws {
    let key = try #require(try keys("home.title").first)
    let texts = try #require(key["texts"] as? [[String: Any]])
    #expect(texts.map { $0["state"] as? String } == ["original", "empty"])
    #expect(try first("findings", of: key)["language"] as? String == "de")
    #expect(key["neededIn"] as? [String] == ["de", "en"])
  }

  @Test func `a key that a pattern keeps names the call and the exception`() throws {
    let key = try #require(try keys("state.on").first)
    #expect(try first("possibleUses", of: key)["pattern"] as? String == "state.*")
    #expect(try first("withheld", of: key)["exception"] as? String == "key-made-at-run-time")
  }

  @Test func `what is asked in vain is told, and the exit status says so`() {
    let console = RecordingConsole(files)
    #expect(console.run("why", "home.titel") == .findings)
    #expect(console.output.contains("nearest: 'home.title'"))
  }
}
