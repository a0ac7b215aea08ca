import Testing

@testable import Genstrings

@Suite struct GenstringsArgumentsTests {
  @Test func `options are named apart, and their help is one line without a full stop`() {
    let names = GenstringsOption.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(GenstringsOption.all.allSatisfy { !$0.help.hasSuffix(".") && !$0.help.contains("\n") })
  }

  @Test func `a file of arguments is divided like a shell's line`() {
    let text = "-o out 'with space.m' \"quote \\\" in\" back\\ slash\n\n''"
    #expect(
      ArgumentFile.arguments(in: Array(text.utf8)) == [
        "-o", "out", "with space.m", "quote \" in", "back slash", "",
      ]
    )
  }
}
