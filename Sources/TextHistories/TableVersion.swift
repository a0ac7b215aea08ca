import CompletenessChecks
import Diagnostics
import LocalizationModel
import SourceFiles

/// The name of a text: its key and its language.
struct TextName: Hashable, Sendable, Comparable {
  private let hash: UInt64

  init(_ key: String, _ language: Language) { self.init(LiteralHash(key), language) }

  fileprivate init(_ key: LiteralHash, _ language: Language) {
    var hash = key
    // No text of UTF-8 holds the byte.
    hash.append(0xFF)
    hash.append(Array(language.id.utf8)[...])
    self.hash = hash.rawValue
  }

  static func < (left: Self, right: Self) -> Bool { left.hash < right.hash }
}

/// The texts of a table's file at one time, by hashes that are the same in every run.
struct TableVersion: Sendable {
  struct Text: Sendable {
    let name: TextName
    let key: LiteralHash
    let value: UInt64
    /// Whether the file says that a machine has written it, and no person has reviewed that.
    let isOfMachine: Bool
  }

  /// Sorted by name.
  private(set) var texts: [Text] = []
  /// The words of the first texts, by their keys.
  private var firstWords: [LiteralHash: UInt64] = [:]
  /// The texts as people read them, if these are requested.
  private(set) var words: [TextName: String] = [:]
  /// Whether the file is a table.
  private(set) var isReadable = true

  static let unreadable: Self = {
    var version = Self()
    version.isReadable = false
    return version
  }()

  private init() {}

  /// Notes the texts of a table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - development: The language of texts whose path names none.
  ///   - chosen: The only key that is noted, with its texts; nil for all keys.
  init(_ table: LocalizedTable, development: Language, only chosen: String?) {
    let isDamaged = table.diagnostics.contains { $0.severity == .error }
    isReadable = !isDamaged || !table.entries.isEmpty
    let source = table.sourceLanguage ?? development
    for entry in table.entries {
      let key = entry.key
      if let chosen, !chosen.utf8.elementsEqual(key.utf8) { continue }
      var hasSource = false
      for translation in entry.translations where !translation.hasNoText {
        let language = translation.language ?? table.language ?? development
        hasSource = hasSource || language == source
        // A catalog may mark a copy of the first text as new, which is no translation.
        if translation.holdsNewText, language != source { continue }
        let text = ShownText(key: key, translation: translation)
        add(text, in: language, isSource: language == source, isChosen: chosen != nil)
      }
      // Without a first text the key is the text.
      if table.format == .stringCatalog, !hasSource {
        let text = ShownText(key: key, translation: nil)
        add(text, in: source, isSource: true, isChosen: chosen != nil)
      }
    }
    settle()
  }

  private mutating func add(
    _ text: ShownText,
    in language: Language,
    isSource: Bool,
    isChosen: Bool
  ) {
    let key = LiteralHash(text.key)
    let name = TextName(key, language)
    let isOfMachine =
      text.translation?.allUnits.contains { $0.state == .machineTranslated } ?? false
    let value = text.hash(in: language)
    texts.append(Text(name: name, key: key, value: value, isOfMachine: isOfMachine))
    if isSource { firstWords[key] = text.hashOfWords }
    if isChosen { words[name] = text.description(in: language) }
  }

  /// Sorts the texts; of several with one name the last counts.
  private mutating func settle() {
    let ranked = texts.enumerated().sorted {
      ($0.element.name, $0.offset) < ($1.element.name, $1.offset)
    }
    texts = ranked.indices.filter { index in
      index + 1 == ranked.count || ranked[index].element.name != ranked[index + 1].element.name
    }.map { ranked[$0].element }
  }

  /// Returns the words of a key's first text, as a hash; nil where the file does not have it.
  func firstWords(of key: LiteralHash) -> UInt64? { firstWords[key] }

  /// Finds a text.
  func text(named name: TextName) -> Text? {
    var (low, high) = (0, texts.count)
    while low < high {
      let middle = (low + high) / 2
      if texts[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low < texts.count && texts[low].name == name ? texts[low] : nil
  }

  /// Calls a closure with each text that an earlier version does not have, or has otherwise.
  func forEachChange(since old: Self, _ body: (_ name: TextName, _ isNew: Bool) -> Void) {
    var place = 0
    for text in texts {
      while place < old.texts.count, old.texts[place].name < text.name { place += 1 }
      let isNew = place == old.texts.count || old.texts[place].name != text.name
      if isNew || old.texts[place].value != text.value { body(text.name, isNew) }
    }
  }
}

extension ShownText {
  /// A hash of what is shown for each number, device and width.
  fileprivate func hash(in language: Language) -> UInt64 {
    if let plainText { return LiteralHash(plainText).rawValue }
    var hash = LiteralHash("")
    for (form, text) in forms(in: language).ordered(by: \.key) {
      hash.append(Array(form.utf8)[...])
      hash.append(0xFF)
      hash.append(Array(text.utf8)[...])
      hash.append(0xFE)
    }
    return hash.rawValue
  }

  fileprivate var hashOfWords: UInt64 {
    var hash = LiteralHash("")
    for text in translation?.words ?? [key.wordsAlone] {
      hash.append(Array(text.utf8)[...])
      hash.append(0xFF)
    }
    return hash.rawValue
  }

  /// The text, or all of its forms with their names.
  fileprivate func description(in language: Language) -> String {
    if let plainText { return plainText }
    return forms(in: language).ordered(by: \.key).map { "\($0): \($1)" }.joined(separator: "; ")
  }
}
