import LocalizationModel
import SourceFiles
import SwiftSource

// Types that only previews show.
extension SwiftReader {
  /// Marks what private types ask for that nothing but the file's previews names.
  ///
  /// - Parameters:
  ///   - previews: The previews, in the order of the text.
  ///   - file: What was read of the file.
  func markHelpers(of previews: [Range<Int>], in file: inout FileReading) {
    var search = PreviewHelpers(list, outline, file.extraction.references)
    guard !search.helpers.isEmpty else { return }
    var (next, end) = (0, 0)
    for index in list.range {
      while next < previews.count, previews[next].lowerBound <= index {
        end = max(end, previews[next].upperBound)
        next += 1
      }
      search.read(index, isInPreview: index < end)
    }
    for helper in search.helpers.values where helper.isInPreview && !helper.isElsewhere {
      for number in helper.references { file.extraction.references[number].context = .preview }
    }
  }
}

/// The private types of a file in which the app uses keys, and where they are named.
private struct PreviewHelpers {
  struct Helper {
    let declaration: Range<Int>
    /// The keys that the app uses in it, by their indices.
    var references: [Int]
    var isInPreview = false
    var isElsewhere = false
  }

  private(set) var helpers: [String: Helper] = [:]
  private let list: TokenList
  /// A bit for each length of a name, the last one for all longer ones.
  private var lengths: UInt64 = 0

  init(_ list: TokenList, _ outline: Outline, _ references: [KeyReference]) {
    self.list = list
    let shown = references.indices.filter { references[$0].context == .app }
      .map { (number: $0, offset: references[$0].location.place.offset) }
      .sorted { $0.offset < $1.offset }
    guard !shown.isEmpty else { return }
    var next = 0
    for index in outline.members(of: nil) {
      let item = outline.items[index]
      guard item.kind.isType, item.kind != .extensionOfType, item.end > item.keyword else {
        continue
      }
      let (start, end) = (list[item.keyword].start, list.end(of: item.keyword..<item.end))
      while next < shown.count, shown[next].offset < start { next += 1 }
      let own = shown[next...].prefix { $0.offset < end }.map(\.number)
      next += own.count
      guard !own.isEmpty, list.hasModifier(.private, before: item.keyword) else { continue }
      let helper = Helper(declaration: item.keyword..<item.end, references: own)
      helpers[list.text(item.name)] = helper
      lengths |= bit(of: list[item.name].range)
    }
  }

  private func bit(of word: Range<Int>) -> UInt64 { 1 << min(UInt64(word.count), 63) }

  /// Notes the name that a token is, or those in a string with interpolations.
  mutating func read(_ token: Int, isInPreview: Bool) {
    switch list.kind(token) {
    case .identifier: note(list[token].range, at: token, isInPreview: isInPreview)
    case .interpolatedString:
      var place = list[token].start
      while place < list[token].end {
        let end = list.bytes.endOfIdentifier(from: place, limit: list[token].end)
        note(place..<end, at: token, isInPreview: isInPreview)
        place = max(end, place + 1)
      }
    default: break
    }
  }

  private mutating func note(_ word: Range<Int>, at token: Int, isInPreview: Bool) {
    // Most words are distinguished from the names by their lengths.
    guard lengths & bit(of: word) != 0 else { return }
    let name = String(decoding: list.bytes[word], as: UTF8.self)
    guard let helper = helpers[name], !helper.declaration.contains(token) else { return }
    if isInPreview { helpers[name]?.isInPreview = true } else { helpers[name]?.isElsewhere = true }
  }
}
