import Platform
import SourceFiles

extension [UInt8] {
  /// The modules that a Swift file imports for others as well.
  package var exportedModules: Set<String> { words(behind: "@_exported import ") }

  /// The modules that a Swift file imports, and perhaps words behind `import` that are none.
  package var importedModules: Set<String> { words(behind: "import ") }

  /// Returns the words that stand behind a text; in `import struct Kit.Row` the module.
  private func words(behind text: String) -> Set<String> {
    let text = Array<UInt8>(text.utf8)
    let kinds = Keyword.importKinds.map { Array($0.spelling.utf8) }
    var words: Set<String> = []
    var rest = self[...]
    while let found = rest.firstOccurrence(of: text) {
      rest = rest[found.upperBound...]
      var parts = rest.prefix(Self.nameLimit).prefix { $0 == " " || $0.isIdentifierPart }
        .split(separator: UInt8(ascii: " "))
      if let kind = parts.first, parts.count > 1, kinds.contains(Array(kind)) {
        parts.removeFirst()
      }
      if let word = parts.first { words.insert(String(decoding: word, as: UTF8.self)) }
    }
    return words
  }

  /// Names are shorter, so that hostile input costs linear time.
  private static let nameLimit = 256
}

extension Keyword {
  /// The keywords that may stand between `import` and the module.
  fileprivate static let importKinds: Set<Keyword> = [
    .struct, .class, .enum, .func, .let, .var, .typealias, .protocol,
  ]
}

extension TokenList {
  /// The modules that a Swift file imports.
  package var importedModules: Set<String> {
    var modules = Set<String>(minimumCapacity: imports.count)
    for index in imports {
      if let module = module(importedAt: index) { modules.insert(module) }
    }
    return modules
  }

  /// The modules that a Swift file imports for others as well.
  package var exportedModules: Set<String> {
    Set(imports.filter(isExported).compactMap(module))
  }

  private func isExported(_ index: Int) -> Bool {
    kind(index - 2) == .at && kind(index - 1) == .identifier && text(index - 1) == "_exported"
  }

  /// Returns the module behind the word `import`; in `import struct Kit.Row` it is `Kit`.
  private func module(importedAt index: Int) -> String? {
    let hasKind = keyword(index + 1).map(Keyword.importKinds.contains) ?? false
    let module = index + (hasKind ? 2 : 1)
    return kind(module) == .identifier ? text(module) : nil
  }

  /// Whether a Swift file names a result that only SwiftUI has, `some View`, so that it sees SwiftUI
  /// by whatever import.
  package var namesViews: Bool {
    opaqueTypes.contains { index in
      keyword(index) == .some && kind(index + 1) == .identifier
        && Self.viewProtocols.contains(index + 1, of: self)
    }
  }

  private static let viewProtocols = Vocabulary([
    "ChartContent", "Commands", "Scene", "ToolbarContent", "View", "WidgetConfiguration",
  ])
}
