import KeyExtraction
import LocalizationModel
import SourceFiles
import Testing

@Suite struct KeyEvaluatorTests {
  private func extract(_ source: String) -> Extraction {
    KeyExtractor().extract(from: SourceText(path: "Deep.swift", bytes: Array(source.utf8)))
  }

  @Test func `a choice of very many ways is followed as far as is sensible`() {
    let choices = (0..<10_000).map { "a ? \"key \($0)\" : " }.joined()
    let extraction = extract("let k = NSLocalizedString(\(choices)\"last\", comment: \"\")")
    #expect(extraction.references.first?.key == "key 0")
    #expect(extraction.references.count == 64)
    #expect(extraction.dynamicSites.count == 1)
  }

  @Test func `a sum in very many parentheses is not known`() {
    let sums = String(repeating: "(\"a\" + ", count: 10_000)
    let closing = String(repeating: ")", count: 10_000)
    let extraction = extract("let k = NSLocalizedString(\(sums)\"b\"\(closing), comment: \"\")")
    #expect(extraction.references.isEmpty)
    #expect(
      extraction.dynamicSites.map(\.pattern.description) == [
        String(repeating: "a", count: 63) + "*"
      ]
    )
  }
}
