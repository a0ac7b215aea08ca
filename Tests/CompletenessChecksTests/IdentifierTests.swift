import LocalizationModel
import Testing

@testable import CompletenessChecks

struct IdentifierTests {
  @Test(arguments: [
    "settings.title", "SETTINGS_TITLE", "error_404", "settingsScreenTitle", "login-screen.title",
    "login-screen-title", "nfc-pin-invalid", "deleteVM:defaultButton", "delete-vm:button",
    "error_404:title",
  ])
  func `names for programmers`(text: String) {
    #expect(text.looksLikeIdentifier)
  }

  @Test(
    arguments: """
      ai app biz ch cloud cn com co de dev edu eu fm fr gg gov im io jp ly me net nl org ru social tv
      uk us xyz csv doc docx gif html jpeg jpg json md mp3 mp4 pdf png rtf sh sql strings svg swift txt
      xcodeproj xls xml yaml zip
      """.split(whereSeparator: \.isWhitespace).map(String.init)
  )
  func `names of hosts and files`(ending: String) {
    #expect(!"notes.\(ending)".looksLikeIdentifier)
    #expect("notes.\(ending)a".looksLikeIdentifier)
  }

  @Test(arguments: [
    "Save", "OK", "Wi-Fi", "iPhone", "e.g.", "U.S.", "apple.com", "www.example.org", "notes.txt",
    "Hello World", "name@example.org", "a/b.c", "12.5", "%@.title", "Done.", "", "Name:",
    "Order_ID:", "name::title", "at 5:30", "a:b", "mailto:me",
    "log-in", "up-to-date", "Wi-Fi-only-mode", "black-and-white", "two--way-radio",
  ])
  func `words for users`(text: String) {
    #expect(!text.looksLikeIdentifier)
  }

  @Test(arguments: [
    ("welcome-title", "welcome-"), ("welcome-title-2", "welcome-"), ("welcomeTitle", "welcome"),
    ("saveTo", "save"), ("welcome", nil), ("Welcome-title", nil), ("WelcomeTitle", nil),
    ("iCloud", nil),
    ("welcome-Title", nil), ("welcomeTitle-x", nil), ("welcome--title", nil), ("welcome-", nil),
    ("welcome title", nil), ("welcome_title", nil), ("welcome.title", nil), ("été-jour", nil),
    ("", nil),
  ])
  func `families of names`(text: String, family: String?) {
    #expect(text.familyOfName.map(String.init) == family)
  }

  @Test(arguments: [
    "0HX-j9-5jF.title", "123-j9-567.text", "42.title", "100042.headerCell.title",
    "7.placeholderString",
  ])
  func `keys of Interface Builder`(key: String) {
    #expect(key.isInterfaceBuilderKey)
  }

  @Test(arguments: [
    "0HX_j9-5jF.title", "0HX-j9_5jF.title", "0HX-j9-5j.title", "0HX-j9-5jFx.title", "1234-5.title",
    "42.page", "settings.title", "0HX-j9-5jF", ".title", "",
  ])
  func `keys that only look alike`(key: String) {
    #expect(!key.isInterfaceBuilderKey)
  }
}
