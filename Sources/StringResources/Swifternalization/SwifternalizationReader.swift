import LocalizationModel
import SourceFiles

/// Reads a file of translations for Swifternalization: `base.json` or `<language>.json`.
///
/// A part that the library drops, ignores or crashes on is an error at its place.
struct SwifternalizationReader {
  private var json: JSONReader
  private let text: SourceText
  private let language: Language?
  private let section: String
  private let shared: SharedExpressions
  private var locator: SourceLocator
  private var builder: TableBuilder
  private var ownDefects: [Defect] = []

  /// Makes a reader of a file, whose name without `.json` is the section that its names are from.
  init(_ text: SourceText, language: Language?, shared: SharedExpressions) {
    self.text = text
    self.language = language
    self.shared = shared
    section = String(text.path.stem)
    json = JSONReader(text.bytes)
    locator = SourceLocator(text)
    builder = TableBuilder(path: text.path)
  }

  var defects: [Defect] { json.defects + ownDefects }

  /// Reads the whole file; after a defect in its syntax, what stood before is kept.
  mutating func read() -> TableEntries {
    readEntries()
    return builder.finish()
  }

  private mutating func readEntries() {
    guard json.enterObject(isChecked: false) else { return }
    while let name = json.nextMember() {
      let place = locator.place(of: name.range)
      guard let node = json.readNode() else { return }
      let units = readEntry(node, of: name)
      if !units.isEmpty {
        builder.addTranslation(in: language, units: units, at: locator.place(of: node.range))
      }
      builder.addEntry(builder.text(name.text), at: place)
    }
    json.finish()
  }

  private mutating func readEntry(
    _ node: JSONNode,
    of name: JSONReader.Name
  ) -> [TranslationUnit] {
    let key = name.text
    if let text = node.string {
      if Self.prefixes.contains(where: key.hasPrefix) {
        report("Key '\(key)' is read as an expression, and is never found by its name", name.range)
      }
      return [unit(text, node, [])]
    }
    guard let members = node.members else {
      report(
        "Value of key '\(key)' is neither a text nor an object, and the app crashes",
        node.range
      )
      return []
    }
    guard !members.isEmpty else {
      report("Key '\(key)' has no texts, and is ignored", node.range)
      return []
    }
    reportDuplicates(members)
    let isFlat = !members.contains { $0.value.members != nil }
    return isFlat ? readFlat(members, of: key) : readNested(members, of: key)
  }

  /// Reads texts alone, of which either all or none have widths.
  private mutating func readFlat(
    _ members: [JSONNode.Member],
    of key: String
  ) -> [TranslationUnit] {
    let widths = members.filter { $0.name.isWidth }
    if widths.count == members.count { return readWidths(members, of: key, []) }
    if let first = widths.first {
      report(
        "Key '\(key)' mixes widths with expressions, of which one kind is lost",
        first.nameRange
      )
    }
    return members.flatMap { readBranch($0, of: key) }
  }

  /// Reads texts and objects of widths, each behind an expression.
  private mutating func readNested(
    _ members: [JSONNode.Member],
    of key: String
  ) -> [TranslationUnit] {
    if let width = members.first(where: { $0.name.isWidth }) {
      report("Width '\(width.name)' of key '\(key)' stands among expressions", width.nameRange)
    }
    return members.flatMap { member -> [TranslationUnit] in
      guard let widths = member.value.members else { return readBranch(member, of: key) }
      guard !widths.isEmpty else {
        report(
          "Branch '\(member.name)' of key '\(key)' has no texts, and the app crashes",
          member.value.range
        )
        return []
      }
      reportDuplicates(widths)
      return readWidths(widths, of: key, [expression(member.name)])
    }
  }

  /// Reads a text behind an expression.
  private mutating func readBranch(
    _ member: JSONNode.Member,
    of key: String
  ) -> [TranslationUnit] {
    if member.name.isEmpty {
      report("Empty name among the texts of key '\(key)', and the app crashes", member.nameRange)
    }
    guard let text = member.value.string else {
      report("Branch '\(member.name)' of key '\(key)' is no text", member.value.range)
      return []
    }
    return [unit(text, member.value, [expression(member.name)])]
  }

  private mutating func readWidths(
    _ members: [JSONNode.Member],
    of key: String,
    _ path: [Variation]
  ) -> [TranslationUnit] {
    members.compactMap { member in
      guard let width = member.name.width else {
        report(
          "'\(member.name)' of key '\(key)' is no width, and the app crashes",
          member.nameRange
        )
        return nil
      }
      guard let text = member.value.string else {
        report("Width '\(member.name)' of key '\(key)' is no text", member.value.range)
        return nil
      }
      return unit(text, member.value, path + [.width(width)])
    }
  }

  private func expression(_ name: String) -> Variation {
    .expression(name, pattern: shared.pattern(of: name, in: section))
  }

  private mutating func unit(
    _ text: String,
    _ node: JSONNode,
    _ path: [Variation]
  ) -> TranslationUnit {
    TranslationUnit(variation: path, text: text, location: locator.location(of: node.range))
  }

  private mutating func reportDuplicates(_ members: [JSONNode.Member]) {
    var names: Set<String> = []
    for member in members where !names.insert(member.name).inserted {
      report("Member '\(member.name)' stands in this object more than once", member.nameRange)
    }
  }

  private mutating func report(_ message: String, _ range: Range<Int>) {
    ownDefects.append(Defect(message: message, range: range))
  }

  private static let prefixes = ["ie:", "iex:", "exp:"]
}

extension String {
  /// Whether it is meant as a width: `@100`.
  fileprivate var isWidth: Bool { utf8.first == UInt8(ascii: "@") }

  /// The digits of a width; nil for anything else.
  fileprivate var width: String? {
    guard isWidth else { return nil }
    let digits = utf8.dropFirst().prefix(while: \.isDigit)
    return digits.isEmpty ? nil : String(Substring(digits))
  }
}
