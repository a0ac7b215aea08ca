import TestSupport
import Testing

/// The server as a client sees it: documents whose messages are sent and answered.
@Suite struct DialogueTests {
  @Test(arguments: Dialogue.all)
  func `a dialogue tells what the server answers`(name: String) throws {
    var dialogue = try Dialogue(named: name)
    Golden.check(dialogue.run(), dialogue.place)
  }
}
