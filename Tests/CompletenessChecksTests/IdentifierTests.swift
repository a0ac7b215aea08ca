import Testing

@testable import CompletenessChecks

struct IdentifierTests {
  @Test(arguments: [
    "settings.title", "SETTINGS_TITLE", "error_404", "settingsScreenTitle", "login-screen.title",
    "login-screen-title", "nfc-pin-invalid",
  ])
  func `names for programmers`(text: String) {
    #expect(text.looksLikeIdentifier)
  }

  @Test(arguments: [
    "Save", "OK", "Wi-Fi", "iPhone", "e.g.", "U.S.", "apple.com", "www.example.org", "notes.txt",
    "Hello World", "name@example.org", "a/b.c", "12.5", "%@.title", "Done.", "",
    "log-in", "up-to-date", "Wi-Fi-only-mode", "black-and-white", "two--way-radio",
  ])
  func `words for users`(text: String) {
    #expect(!text.looksLikeIdentifier)
  }
}
