import SourceFiles
import StringResources

/// The tables that source code uses, with each key once.
///
/// Of several values for a key the first one counts; comments are gathered.
struct GenstringsTables {
  private(set) var tables: [String: Table] = [:]
  private let arguments: GenstringsArguments

  /// Two values for one key.
  struct Conflict: Hashable {
    let key: String
    let kept: String
    let ignored: String
    let location: SourceLocation
  }

  struct Table {
    fileprivate(set) var entries: [Entry] = []
    fileprivate var places: [String: Int] = [:]
  }

  struct Entry {
    let key: String
    let value: String
    /// Each once, in the order of the calls.
    fileprivate(set) var comments: [String]
    /// The place of the first call, and of the first that has another comment.
    let location: SourceLocation
    fileprivate(set) var otherComment: SourceLocation?
  }

  init(_ arguments: GenstringsArguments) {
    self.arguments = arguments
  }

  /// The names of the tables, sorted.
  var names: [String] { tables.keys.sorted() }

  /// Returns a table's entries as they are written.
  func spelled(_ name: String) -> [SpelledEntry] {
    (tables[name]?.entries ?? []).map { entry in
      SpelledEntry(key: entry.key, value: entry.value, comments: entry.comments.sortedAsComments())
    }
  }

  /// Adds what is found in a file, and returns in order where its calls disagree with earlier ones.
  mutating func add(_ scan: GenstringsScan) -> [Conflict] {
    scan.entries.compactMap { add($0) }
  }

  private mutating func add(_ found: GenstringsScan.Entry) -> Conflict? {
    let name = found.table ?? arguments.defaultTable
    guard isWanted(name) else { return nil }
    let value = found.value ?? found.key
    let spelled = arguments.scan.decodesValues ? UnicodeEscapes.decoded(value) : value
    guard let place = tables[name]?.places[found.key] else {
      let entry = Entry(
        key: found.key,
        value: spelled,
        comments: found.comment.map { [$0] } ?? [],
        location: found.location
      )
      tables[name, default: Table()].append(entry)
      return nil
    }
    tables[name]?.entries[place].addComment(of: found)
    guard let kept = tables[name]?.entries[place].value, kept != spelled else { return nil }
    return Conflict(key: found.key, kept: kept, ignored: spelled, location: found.location)
  }

  private func isWanted(_ table: String) -> Bool {
    !arguments.skippedTables.contains(table)
      && (arguments.wantedTables.isEmpty || arguments.wantedTables.contains(table))
  }
}

extension GenstringsTables.Entry {
  fileprivate mutating func addComment(of found: GenstringsScan.Entry) {
    guard let comment = found.comment, !comments.contains(comment) else { return }
    if !comments.isEmpty, otherComment == nil { otherComment = found.location }
    comments.append(comment)
  }
}

extension GenstringsTables.Table {
  fileprivate mutating func append(_ entry: GenstringsTables.Entry) {
    places[entry.key] = entries.count
    entries.append(entry)
  }
}

/// The escapes that genstrings decodes in values when it is asked to.
enum UnicodeEscapes {
  /// Decodes `\U` and eight digits that name a character, or else four, after one backslash or two.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var rest = text[...]
    while let escape = rest.firstRange(of: "\\U") {
      var before = rest[..<escape.lowerBound]
      rest = rest[escape.upperBound...]
      guard let (scalar, count) = scalar(in: rest) else {
        result += before + "\\U"
        continue
      }
      if before.last == "\\" { before.removeLast() }
      result += before
      result += SpelledEntry.spelling(String(scalar))
      rest = rest.dropFirst(count)
    }
    return result + rest
  }

  private static func scalar(in digits: Substring) -> (Unicode.Scalar, Int)? {
    for count in [8, 4] {
      let candidate = digits.prefix(count)
      guard candidate.utf8.count == count, candidate.allSatisfy(\.isHexDigit),
        let value = UInt32(candidate, radix: 16), let scalar = Unicode.Scalar(value)
      else { continue }
      return (scalar, count)
    }
    return nil
  }
}
