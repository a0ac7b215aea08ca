import Platform
import SourceFiles

/// All that a file of tables holds, in a few flat lists.
///
/// A table of some thousand keys has a hundred thousand texts in all its languages. As objects and
/// strings of their own they took three times the memory, and most of the time to read them went
/// into making these. Here a text is a range of the file's bytes, and becomes a string for who asks.
struct TableLists: Sendable {
  let path: FilePath
  /// The file as UTF-8.
  var bytes: [UInt8]
  /// The texts that do not stand in the file as they are, one behind the other.
  var decoded: [UInt8] = []
  var entries: [Entry] = []
  var translations: [Translation] = []
  /// The units of translations, and apart from them those of substitutions.
  var units: [Unit] = []
  var formUnits: [Unit] = []
  var substitutions: [Substitution] = []
  var languages: [Language?] = []
  /// The ways that lead to units; the first is empty.
  var variations: [[Variation]] = [[]]
  /// States that no version of Xcode known here writes.
  var unknownStates: [String] = []
  /// The limits that the file exceeds.
  var exceeded: Set<TableLimit> = []
  /// The features that were noted for the texts of each translation; empty if none were.
  var notes: [UInt32] = []

  /// The record behind a `TableEntry`.
  struct Entry {
    var key: StoredText
    var comment: StoredText?
    var commentTraits: CommentTraits
    var place: TextPlace
    var translations: StoredRange
    var state: StoredState
    var isTranslatable: Bool
    var generatesSymbol: Bool
  }

  /// The questions that are asked of every comment, told while its bytes are at hand: of a table in many
  /// languages, most comments are never read again.
  struct CommentTraits: OptionSet {
    let rawValue: UInt8

    static let holdsDigit = CommentTraits(rawValue: 1)
    /// Interface Builder's note in it asks translators to leave the text as it is.
    static let forbidsTranslation = CommentTraits(rawValue: 1 << 1)
  }

  /// The record behind a `Translation`.
  struct Translation {
    var language: UInt32
    var units: StoredRange
    var substitutions: StoredRange
    var place: TextPlace
    var traits: Traits
  }

  /// The questions that are asked of every translation.
  struct Traits: OptionSet {
    let rawValue: UInt8

    static let isEmpty = Traits(rawValue: 1)
    static let varies = Traits(rawValue: 1 << 1)
    static let holdsNewText = Traits(rawValue: 1 << 2)
    static let needsReview = Traits(rawValue: 1 << 3)
    /// Some text is in another state than that of a finished one.
    static let isUnfinished = Traits(rawValue: 1 << 4)
    /// None of the texts is more than white space.
    static let isBlank = Traits(rawValue: 1 << 5)
    /// A machine has written one of the texts, and no person has looked at it.
    static let isOfMachine = Traits(rawValue: 1 << 6)
  }

  struct Unit {
    var text: StoredText
    var place: TextPlace
    var variation: UInt32
    var state: StoredState
  }

  struct Substitution {
    var name: StoredText
    var formatSpecifier: StoredText?
    var argumentNumber: Int?
    var units: StoredRange
    var place: TextPlace
  }

  init(path: FilePath, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Notes what a function finds in the texts of each translation.
  mutating func noteTexts(_ find: (_ text: Range<Int>, _ bytes: [UInt8]) -> UInt32) {
    notes = []
    notes.reserveCapacity(translations.count)
    for translation in translations {
      var note: UInt32 = 0
      func look(at text: StoredText) {
        note |= text.isDecoded ? find(text.range, decoded) : find(text.range, bytes)
      }
      for unit in translation.units.range { look(at: units[unit].text) }
      for substitution in translation.substitutions.range {
        for form in substitutions[substitution].units.range { look(at: formUnits[form].text) }
      }
      notes.append(note)
    }
  }

  /// Returns the bytes of a text.
  func bytes(of text: StoredText) -> ArraySlice<UInt8> {
    text.isDecoded ? decoded[text.range] : bytes[text.range]
  }

  /// Whether a text is nothing but white space.
  func isBlank(_ text: StoredText) -> Bool { bytes(of: text).allSatisfy { $0 <= 0x20 } }

  /// Whether a text has the same bytes as one of other lists.
  func isSame(_ text: StoredText, as other: StoredText, of lists: TableLists) -> Bool {
    guard text.isDecoded || other.isDecoded else {
      return bytes.hasSameBytes(text.range, as: other.range, of: lists.bytes)
    }
    return bytes(of: text).hasSameBytes(as: lists.bytes(of: other))
  }

  /// Returns a hash of a text's bytes.
  func hash(of text: StoredText) -> UInt64 {
    text.isDecoded ? decoded.hash(of: text.range) : bytes.hash(of: text.range)
  }
}

/// Where a text is stored: in the file's bytes, or among those that were decoded.
package struct StoredText: Sendable {
  /// The offset; its highest bit says that the text was decoded.
  private let start: UInt32
  package let count: UInt32

  private static let mark: UInt32 = 1 << 31

  /// The first offset that cannot be stored, and so how many bytes there may be.
  static let sizeLimit = Int(mark) - 1

  /// A range of the file's bytes.
  package init(_ range: Range<Int>) {
    self.init(range, isDecoded: false)
  }

  init(_ range: Range<Int>, isDecoded: Bool) {
    precondition(range.upperBound <= Self.sizeLimit, "More than two gigabytes of text")
    start = UInt32(truncatingIfNeeded: range.lowerBound) | (isDecoded ? Self.mark : 0)
    count = UInt32(truncatingIfNeeded: range.count)
  }

  var isDecoded: Bool { start & Self.mark != 0 }
  var isEmpty: Bool { count == 0 }

  /// Whether the bytes are those of a text.
  func isSame(as text: String, in lists: TableLists) -> Bool {
    // Nearly every text is recognized by its length alone.
    Int(count) == text.utf8.count
      && (isDecoded ? lists.decoded : lists.bytes).holds(text, at: range)
  }

  var range: Range<Int> {
    let start = Int(start & ~Self.mark)
    return start..<start + Int(count)
  }
}

/// A range of one of the lists.
struct StoredRange {
  private let start: UInt32
  private let count: UInt32

  init(_ range: Range<Int>) {
    start = UInt32(range.lowerBound)
    count = UInt32(range.count)
  }

  var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// A state of a text or a key, by its number.
package struct StoredState: Hashable, Sendable {
  var number: UInt32

  /// A text is finished, or a key comes from the code.
  package static let usual = StoredState(number: 0)
  /// From here on the numbers are those of unknown states.
  private static let firstUnknown: UInt32 = 16

  /// The index of an unknown state; nil for any other.
  var unknown: Int? {
    number < Self.firstUnknown ? nil : Int(number - Self.firstUnknown)
  }

  init(number: UInt32) { self.number = number }
  init(unknown: Int) { number = Self.firstUnknown + UInt32(unknown) }
}

extension TableLists {
  func translationState(_ state: StoredState) -> TranslationState {
    switch state.number {
    case 0: .translated
    case 1: .new
    case 2: .needsReview
    case 3: .machineTranslated
    default: .other(state.unknown.map { unknownStates[$0] } ?? "")
    }
  }

  func extractionState(_ state: StoredState) -> ExtractionState? {
    switch state.number {
    case 0: nil
    case 1: .extractedWithValue
    case 2: .manual
    case 3: .migrated
    case 4: .stale
    default: .other(state.unknown.map { unknownStates[$0] } ?? "")
    }
  }

  mutating func store(_ state: TranslationState) -> StoredState {
    switch state {
    case .translated: .usual
    case .new: StoredState(number: 1)
    case .needsReview: StoredState(number: 2)
    case .machineTranslated: StoredState(number: 3)
    case .other(let word): storeUnknown(word)
    }
  }

  mutating func store(_ state: ExtractionState?) -> StoredState {
    switch state {
    case nil: .usual
    case .extractedWithValue?: StoredState(number: 1)
    case .manual?: StoredState(number: 2)
    case .migrated?: StoredState(number: 3)
    case .stale?: StoredState(number: 4)
    case .other(let word)?: storeUnknown(word)
    }
  }

  private mutating func storeUnknown(_ word: String) -> StoredState {
    unknownStates.append(word)
    return StoredState(unknown: unknownStates.count - 1)
  }
}
