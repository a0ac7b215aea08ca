import TestSupport
import Testing

/// The server as a client sees it: documents whose messages are sent and answered.
@Suite struct AgentDialogueTests {
  @Test(arguments: AgentDialogue.all)
  func `a dialogue tells what the server answers`(name: String) throws {
    var dialogue = try AgentDialogue(named: name)
    Golden.check(dialogue.run(), dialogue.place)
  }
}
