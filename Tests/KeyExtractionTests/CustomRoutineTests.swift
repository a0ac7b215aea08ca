import KeyExtraction
import Testing

@Suite struct CustomRoutineTests {
  @Test(arguments: [
    "L10n", "tr(_ key)", "tr(_ key, in table)", "Texts.tr(key, count _)", "key.localized",
    "key.localized(in table)", "@Localized", "@Localized(_ key)", "#text(_ key)",
    "row(localizable)",
    "tr(_ key, table = \"Errors\")", "[textForKey:key]", "[Texts textForKey:key inTable:table]",
  ])
  func `a routine is read as it is written`(text: String) {
    #expect(CustomRoutine(text)?.description == text)
  }

  @Test(arguments: [
    "", " ", "1st", "tr(", "tr()", "tr(_ table)", "tr(_ key", "tr(_ word)", "tr(a b key)", "a b",
    "key.", "key.localized(", ".tr(_ key)", "a..b(_ key)", "@", "#(_ key)", "tr(_ key = \"X\")",
    "tr(_ key, table = Errors)", "[", "[]", "[textForKey]", "[textForKey:table]", "[a b:key c]",
    "tr(_ key,)", "L10n-2",
  ])
  func `what names no key is no routine`(text: String) {
    #expect(CustomRoutine(text) == nil)
  }
}
