import SourceFiles
import Testing

struct EmbeddedTextTests {
  @Test func `a text has no line break at its end`() {
    #expect(EmbeddedText("one\ntwo").text == "one\ntwo")
  }

  @Test func `a table has cells, and remarks that are none`() {
    let file: EmbeddedText = "# a code\tits name\nde\tGerman\nnb\tNorwegian Bokmål"
    #expect(file.rows == [["de", "German"], ["nb", "Norwegian Bokmål"]])
    #expect(file.table == ["de": "German", "nb": "Norwegian Bokmål"])
  }

  @Test func `a cell has words`() {
    #expect("zh-Hans".words == ["zh-Hans"])
    #expect("one two three".words == ["one", "two", "three"])
  }
}
