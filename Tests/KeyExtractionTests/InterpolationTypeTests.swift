import KeyExtraction
import LocalizationModel
import SourceFiles
import TestSupport
import Testing

/// The types of interpolations come from declarations in any file.
@Suite struct InterpolationTypeTests {
  private static let view = #"""
    import SwiftUI
    struct Row: View {
      let item: Item
      var body: some View { Text("\(item.name): \(item.size.rounded()), \(item.trees)") }
    }
    """#
  private static let item = "struct Item { let name: String; let size: Double }"
  private static let more = "extension Item { var trees: Int32 { 0 } }"

  private func keys(_ texts: KeyValuePairs<FilePath, String>, jobs: Int = 1) -> [String] {
    let memory = MemoryFiles(Dictionary(uniqueKeysWithValues: texts.map { ($0.key, $0.value) }))
    return KeyExtractor().extract(texts.map(\.key), in: memory.fileSystem, jobs: jobs)
      .flatMap(\.references).map(\.key)
  }

  @Test(arguments: [1, 4])
  func `types are found in other files, whatever the number of jobs`(jobs: Int) {
    let texts: KeyValuePairs<FilePath, String> = [
      "Row.swift": Self.view, "Item.swift": Self.item, "More.swift": Self.more,
    ]
    #expect(keys(texts, jobs: jobs) == ["%@: %lf, %d"])
  }

  @Test func `of two types of one name the one outside of other types is meant`() {
    let other = "enum Other { struct Item { let name: Int; let size: Double } }"
    let texts: KeyValuePairs<FilePath, String> = [
      "Row.swift": Self.view, "Item.swift": Self.item, "Other.swift": other,
    ]
    #expect(keys(texts) == ["%@: %lf, %?"])
  }

  @Test func `two types of one name in others say nothing where they do not agree`() {
    let one = "enum One { struct Item { let name: String; let size: Double } }"
    let other = "enum Other { struct Item { let name: Int; let size: Double } }"
    let texts: KeyValuePairs<FilePath, String> = [
      "Row.swift": Self.view, "One.swift": one, "Other.swift": other,
    ]
    #expect(keys(texts) == ["%?: %lf, %?"])
  }

  @Test func `the type around a place is meant there, whatever others have its name`() {
    let row = #"""
      import SwiftUI
      struct Row: View {
        @State var size = 0
        var body: some View { Text("\(size) bytes") }
      }
      """#
    let other = "enum Other { struct Row { let size: String } }"
    #expect(keys(["Row.swift": row, "Other.swift": other]) == ["%lld bytes"])
  }

  private static func deep(_ opening: String, _ closing: String) -> String {
    let count = 5_000
    return String(repeating: opening, count: count) + #""key""#
      + String(repeating: closing, count: count)
  }

  @Test(arguments: [
    "(" + String(repeating: "(", count: 5_000), String(repeating: "[", count: 5_000),
    String(repeating: "if let a = b { ", count: 2_000),
    String(repeating: "struct A { func f(", count: 2_000),
    String(repeating: "case .a(let b): { x in ", count: 2_000),
    String(repeating: "if a == .b {} else ", count: 2_000),
    "let t: LocalizedStringResource = " + deep(".init(", ")"),
    "let t: LocalizedStringResource = " + deep("{ ", " }()"),
    (1..<2_000).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)\n" }.joined(),
  ])
  func `deep and long code ends`(code: String) {
    let text = "import SwiftUI\nfunc f() {\n\(code)\nText(\"\\(a1999 + b)\")"
    #expect(keys(["Deep.swift": text]).count <= 1)
  }
}
