import FormatStrings
import LocalizationModel
import SourceFiles

/// Finds for keys that no table of their name has those which they may be a slip of: one letter apart, in
/// another case, with other white space, another mark at the end or other specifiers; and those that another table has.
struct NearestKeys {
  /// A key that a table has.
  struct Match {
    let table: StringTable
    let key: TableKey
  }

  private var wanted: [String: Wanted] = [:]
  private var wantedNames: [String: [Name]] = [:]
  private(set) var matches: [Name: Match] = [:]
  /// The very keys, in tables of other names.
  private(set) var elsewhere: [Name: Match] = [:]

  /// A key and the name of the table that it should be in.
  struct Name: Hashable {
    let table: String
    let key: String
  }

  /// The keys that are looked for in tables of one name.
  private struct Wanted {
    /// The keys by their number of bytes.
    var byLength: [Int: [(name: Name, bytes: [UInt8])]] = [:]
    /// The keys with specifiers by what stands around these.
    var byFrame: [String: Name] = [:]
    /// The keys by their words, with one blank between two.
    var byWords: [[UInt8]: [Name]] = [:]
    /// Marks for how these begin.
    var beginnings = [Bool](repeating: false, count: 4096)
  }

  /// Whether keys in use count as well where one letter is another.
  private var countsUsed = false

  /// So many keys are looked for; where more are missing, it is no slip.
  static let limit = 500

  /// Looks among some keys of each table alone.
  init(
    of keys: [AbsentKey],
    in tables: [StringTable],
    among candidates: [[Int]],
    limit: Int = limit
  ) {
    for key in keys.prefix(limit) { add(Name(table: key.table, key: key.key)) }
    for (table, candidates) in zip(tables, candidates) {
      guard let wanted = wanted[table.name] else { continue }
      for index in candidates { match(table.keys[index], of: table, wanted) }
    }
    for name in matches.keys {
      let other = tables.first {
        $0.name != name.table && $0.isOfCode && $0.key(named: name.key) != nil
      }
      if other != nil { matches[name] = nil }
    }
  }

  init(of keys: [AbsentKey], in tables: [StringTable]) {
    for key in keys.prefix(Self.limit) { add(Name(table: key.table, key: key.key)) }
    guard !wanted.isEmpty else { return }
    for table in tables {
      let isInReach = table.isOfCode && wanted.keys.contains { $0 != table.name }
      let wanted = wanted[table.name]
      // By their indices, because a key has much to count.
      for index in table.keys.indices where !table.keys[index].isStale {
        if let wanted { match(table.keys[index], of: table, wanted) }
        guard isInReach, let names = wantedNames[table.keys[index].key] else { continue }
        for name in names where name.table != table.name {
          elsewhere[name] = elsewhere[name] ?? Match(table: table, key: table.keys[index])
        }
      }
    }
  }

  private mutating func add(_ name: Name) {
    let bytes = Array(name.key.utf8)
    wantedNames[name.key, default: []].append(name)
    wanted[name.table, default: Wanted()].byLength[bytes.count, default: []].append((name, bytes))
    let words = name.key.words
    if !words.isEmpty {
      wanted[name.table]?.byWords[words, default: []].append(name)
      if let bare = name.key.nameWithoutBlank {
        wanted[name.table]?.byWords[bare.words, default: []].append(name)
      }
      wanted[name.table]?.beginnings[name.key.markOfBeginning] = true
    }
    guard let shape = KeyShape(name.key, as: .reference) else { return }
    wanted[name.table]?.byFrame[shape.frame] = name
  }

  private mutating func match(_ key: TableKey, of table: StringTable, _ wanted: Wanted) {
    let count = key.key.utf8.count
    var bytes: [UInt8]?
    for length in count - 1...count + 1 {
      // Where code uses a key, only one in another case is a slip of it.
      guard length == count || countsUsed || key.references.isEmpty,
        let candidates = wanted.byLength[length]
      else { continue }
      let own = bytes ?? Array(key.key.utf8)
      bytes = own
      for candidate in candidates where isNear(candidate.bytes, own, key) {
        // To find a name takes longer than to compare.
        guard matches[candidate.name] == nil else { continue }
        matches[candidate.name] = Match(table: table, key: key)
      }
    }
    matchWords(of: key, in: table, wanted)
    guard let frame = KeyShape(key.key)?.frame else { return }
    for name in wantedNames[frame.nameBeforeMarks, default: []]
    where name.table == table.name && name.key.looksLikeIdentifier && matches[name] == nil {
      matches[name] = Match(table: table, key: key)
    }
    guard let name = wanted.byFrame[frame], name.key != key.key else { return }
    // Of keys that differ in their specifiers one for the same kinds of arguments is meant.
    if let found = matches[name]?.key.key {
      guard KeyShape(found)?.frame == frame, !found.takesSameKinds(as: name.key),
        key.key.takesSameKinds(as: name.key)
      else { return }
    }
    matches[name] = Match(table: table, key: key)
  }

  private mutating func matchWords(of key: TableKey, in table: StringTable, _ wanted: Wanted) {
    // Of most keys the beginning says that none is meant.
    guard wanted.beginnings[key.key.markOfBeginning] else { return }
    let bare = key.key.nameWithoutBlank.flatMap { wanted.byWords[$0.words] }
    for name in (wanted.byWords[key.key.words] ?? []) + (bare ?? []) where name.key != key.key {
      if matches[name] == nil { matches[name] = Match(table: table, key: key) }
    }
  }
}

extension StringTable {
  /// Whether code of the app may use it: not for what lies in a bundle, as settings pages do.
  fileprivate var isOfCode: Bool { !container.components.contains(where: \.isNameOfBundle) }
}

extension NearestKeys {
  private func isNear(_ candidate: [UInt8], _ bytes: [UInt8], _ key: TableKey) -> Bool {
    // The key itself, in another language, is no slip.
    guard candidate.mayBeNear(bytes), candidate != bytes else { return false }
    // A key that is one letter apart and in use is more likely a neighbour than what was meant.
    return candidate.equalsIgnoringCase(bytes)
      || (countsUsed || key.references.isEmpty) && candidate.isOneSlip(from: bytes)
  }

  /// Looks for a key that a person has typed in all tables.
  fileprivate init(of key: String, inAll tables: [StringTable]) {
    countsUsed = true
    for name in Set(tables.map(\.name)) { add(Name(table: name, key: key)) }
    for table in tables {
      guard let wanted = wanted[table.name] else { continue }
      for key in table.keys { match(key, of: table, wanted) }
    }
  }
}

extension Project {
  /// Returns the keys, sorted, that a text may be a slip of, whatever table has them.
  package func keys(near text: String) -> [String] {
    let nearest = NearestKeys(of: text, inAll: tables)
    return Set(nearest.matches.values.map(\.key.key)).sorted()
  }

  /// Returns the name of a table that another name may be a slip of: one letter apart, or in another
  /// case.
  package func nameOfTable(near name: String) -> String? {
    let bytes = Array(name.utf8)
    return tables.lazy.map(\.name).filter { $0 != name }.first { other in
      let other = Array(other.utf8)
      return bytes.equalsIgnoringCase(other) || bytes.isOneSlip(from: other)
    }
  }
}

extension String {
  /// The words of the text with one blank between two, whatever white space stands there, and without the
  /// marks at the end.
  fileprivate var words: [UInt8] {
    var words: [UInt8] = []
    words.reserveCapacity(utf8.count)
    var isApart = false
    for byte in utf8 {
      if byte.isWhiteSpace {
        isApart = !words.isEmpty
      } else {
        if isApart { words.append(0x20) }
        words.append(byte)
        isApart = false
      }
    }
    var rest = words[...]
    while let last = rest.last {
      if [0x20, UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: ":")].contains(last) {
        rest.removeLast()
      } else if rest.ends(with: "…".utf8) {
        rest.removeLast(3)
      } else {
        break
      }
    }
    return rest.isEmpty ? words : Array(rest)
  }

  /// The frame without the marks of specifiers at its end and the blanks between them: `alert.delete` of that
  /// of `alert.delete %@`.
  fileprivate var nameBeforeMarks: String {
    let name = utf8.reversed().drop { [0x00, 0x20].contains($0) }
    return String(decoding: name.reversed(), as: UTF8.self)
  }

  /// A number below 4096 that texts have in common whose words are the same.
  fileprivate var markOfBeginning: Int {
    var (mark, count) = (0, 0)
    for byte in utf8 where !byte.isWhiteSpace && !byte.isOfMark {
      mark = mark &* 31 &+ Int(byte)
      count += 1
      if count == 6 { break }
    }
    return mark & 4095
  }

  /// Whether the specifiers take the same kinds of arguments as those of a key that code uses, in
  /// the same order.
  fileprivate func takesSameKinds(as asked: String) -> Bool {
    let kinds = FormatString(asked, as: .reference).specifiers.map(\.kind)
    return FormatString(self).specifiers.map(\.kind).elementsEqual(kinds) {
      $0 == $1 || $0.isInteger && $1.isInteger || $1 == .unknown
    }
  }

  /// Whether another text differs in white space and in the marks at its end alone: in how much there is
  /// between words, in a stray blank in a name, in a full stop.
  func hasWords(of other: String) -> Bool {
    self != other
      && (words == other.words || nameWithoutBlank == other || self == other.nameWithoutBlank)
  }

  /// The name for programmers that the text is but for the only blank in it, as `help. title` is
  /// `help.title`; nil where it is none.
  ///
  /// Texts such as `Log in` are another word without theirs.
  var nameWithoutBlank: String? {
    guard let blank = utf8.firstIndex(where: \.isWhiteSpace) else { return nil }
    let name = String(self[..<blank] + self[utf8.index(after: blank)...])
    return name.looksLikeIdentifier ? name : nil
  }
}

extension [UInt8] {
  /// Whether the texts begin or end with the same letter, as those do that are one slip apart.
  fileprivate func mayBeNear(_ other: [UInt8]) -> Bool {
    guard let first, let otherFirst = other.first else { return false }
    return first | 0x20 == otherFirst | 0x20 || last == other.last
  }

  fileprivate func equalsIgnoringCase(_ other: [UInt8]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0 == $1 || $0.isSameLetter(as: $1) }
  }

  /// Whether the other text has one letter more, less, or another, or two in the other order.
  ///
  /// Short texts are alike by chance, and numbers distinguish keys.
  fileprivate func isOneSlip(from other: [UInt8]) -> Bool {
    guard count > 5, other.count > 5 else { return false }
    let start = zip(self, other).prefix { $0 == $1 }.count
    let end = zip(dropFirst(start).reversed(), other.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let (mine, theirs) = (self[start..<count - end], other[start..<other.count - end])
    guard (mine + theirs).allSatisfy(\.isLetter) else { return false }
    switch (mine.count, theirs.count) {
    case (1, 1), (0, 1), (1, 0): return true
    case (2, 2): return mine.elementsEqual(theirs.reversed())
    default: return false
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with end: String.UTF8View) -> Bool { suffix(end.count).elementsEqual(end) }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }

  /// Whether it is `.`, `!` or `:`, or one of the three bytes of `…`.
  fileprivate var isOfMark: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: ":"), 0xE2, 0x80, 0xA6: true
    default: false
    }
  }

  fileprivate func isSameLetter(as other: UInt8) -> Bool {
    self ^ other == 0x20 && isLetter && self < 0x80
  }
}
