import LocalizationModel
import SourceFiles
import SwiftSource

extension FilePath {
  /// Whether the name of the file says that it holds data in the place of a server's or a user's.
  var isOfSamples: Bool {
    let name = name.lowercased()
    return (Self.wordsOfMocks + ["demo", "preview", "sample"]).contains { name.contains($0) }
  }

  /// Whether the name of the file says that only tests and previews need it, or that it has views for
  /// debugging.
  fileprivate func isForDevelopers(importing modules: Set<String>) -> Bool {
    if name.hasPrefix("Debug"), !modules.isDisjoint(with: DisplayRoutines.modules) { return true }
    let name = name.lowercased()
    return name.hasPrefix("test_") || Self.wordsOfMocks.contains { name.contains($0) }
  }

  private static let wordsOfMocks = ["dummy", "fixture", "mock", "stub"]
}

extension TokenList {
  /// Returns the bytes of code whose texts developers alone see: those of files for tests and previews, of
  /// views for debugging, of static members that are samples, and of a widget's `placeholder(in:)`, which the
  /// system covers.
  func codeForDevelopers(
    _ outline: Outline,
    at path: FilePath,
    importing modules: Set<String>
  ) -> [Range<Int>] {
    if path.isForDevelopers(importing: modules) { return [0..<bytes.count] }
    return outline.items.filter { item in
      switch item.kind {
      case .structure, .classType: isView(item) && text(item.name).hasPrefix("Debug")
      case .function where Self.placeholders.contains(item.name, of: self):
        item.parenthesis.map { parameters(in: $0).first?.label == "in" } ?? false
      case .function, .property: isStatic(item.keyword) && text(item.name).namesSample
      default: false
      }
    }.map { self[$0.keyword].start..<self[$0.end - 1].end }
  }

  private static let placeholders = Vocabulary(["placeholder"])

  private func isView(_ item: Outline.Item) -> Bool {
    item.type.contains { text($0).hasSuffix("View") || text($0).hasSuffix("Controller") }
  }
}

extension String {
  /// Whether a member is called like a value for tests and previews: `example`, `sampleItems`, `loadTestData`.
  fileprivate var namesSample: Bool {
    let name = hasSuffix("s") ? String(dropLast()) : self
    return Self.beginningsOfSamples.contains(where: name.hasPrefix)
      || Self.endsOfSamples.contains(where: name.hasSuffix)
  }

  private static let beginningsOfSamples = [
    "dummy", "example", "mock", "preview", "sample", "stub", "testData",
  ]
  private static let endsOfSamples = [
    "Dummy", "Example", "Mock", "Preview", "Sample", "Stub", "TestData",
  ]
}

extension Extraction {
  /// Marks what users see in some code as what developers see.
  mutating func mark(_ code: [Range<Int>]) {
    if code.isEmpty { return }
    func isSeen(_ context: SourceContext, _ location: SourceLocation) -> Bool {
      context == .app && code.contains { $0.contains(location.offset) }
    }
    for index in references.indices
    where isSeen(references[index].context, references[index].location) {
      references[index].context = .debug
    }
    for index in dynamicSites.indices
    where isSeen(dynamicSites[index].context, dynamicSites[index].location) {
      dynamicSites[index].context = .debug
    }
    for index in hardCodedTexts.indices
    where isSeen(hardCodedTexts[index].context, hardCodedTexts[index].location) {
      hardCodedTexts[index].context = .debug
    }
  }
}
