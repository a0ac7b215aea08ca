import CompletenessChecks
import JSONRPC
import KeyExtraction
import LocalizationModel
import SourceFiles

/// The key at a position, in code or in a table.
struct PointedKey {
  let key: String
  /// The bytes that stand for it, without quotes where it is a literal.
  let range: Range<Int>
  /// Whether these bytes are the key itself, spelled as the file does.
  let isSpelledOut: Bool
  /// The tables that have it, and the places where they do.
  let places: [KeyPlace]
  /// The call that uses it, by its index in the project; nil in a table.
  let reference: Int?
}

/// A key in a table.
struct KeyPlace: Hashable {
  let table: Int
  let key: Int
}

extension ProjectView {
  var references: [KeyReference] { snapshot.project?.references ?? [] }

  /// Returns the key at a place; nil where there is none.
  func key(at position: Position, in path: FilePath) throws(ResponseError) -> PointedKey? {
    let offset = try offset(of: position, in: path)
    return keyInTable(at: offset, in: path) ?? keyInCode(at: offset, in: path)
  }

  /// Returns the text that the audit has read of a file.
  func auditedText(of path: FilePath) -> SourceText? {
    if let document = snapshot.documents[path] {
      return SourceText(path: path, stored: document.bytes)
    }
    return try? SourceText(reading: path, in: files)
  }

  // MARK: - Tables

  private func keyInTable(at offset: Int, in path: FilePath) -> PointedKey? {
    for (index, table) in tables.enumerated() where table.files.contains(where: { $0.path == path })
    {
      for (position, key) in table.keys.enumerated() {
        for stored in key.entries where stored.entry.location.path == path {
          let ranges = stored.entry.ranges
          guard ranges.contains(where: { $0.lowerBound <= offset && offset <= $0.upperBound })
          else {
            continue
          }
          let place = stored.entry.location.range
          return PointedKey(
            key: key.key,
            range: auditedText(of: path)?.unquoted(place) ?? place,
            isSpelledOut: place.lowerBound <= offset && offset <= place.upperBound,
            places: [KeyPlace(table: index, key: position)],
            reference: nil
          )
        }
      }
    }
    return nil
  }

  // MARK: - Code

  private func keyInCode(at offset: Int, in path: FilePath) -> PointedKey? {
    let own = references.indices.filter { references[$0].location.path == path }
    let literal = auditedText(of: path).flatMap { text in
      path.isInterface ? nil : KeyExtractor.literal(in: text, at: offset)
    }
    if let literal { return key(of: literal, own) }
    let named = own.first { index in
      let range = references[index].location.range
      return range.lowerBound <= offset && offset <= range.upperBound
    }
    return named.map { index in
      PointedKey(
        key: references[index].key,
        range: references[index].location.range,
        isSpelledOut: false,
        places: places(askedBy: index),
        reference: index
      )
    }
  }

  /// Returns the key that a literal stands for: that of the nearest call which uses such a text, or
  /// one that calls elsewhere use, if it is a constant.
  private func key(of literal: SourceLiteral, _ own: [Int]) -> PointedKey? {
    guard let pattern = literal.pattern, pattern != .anything else { return nil }
    let asking = own.filter { pattern.matches(references[$0].key) }
    let nearest = asking.min { left, right in
      literal.distance(to: references[left].location)
        < literal.distance(to: references[right].location)
    }
    if let nearest {
      return PointedKey(
        key: references[nearest].key,
        range: literal.content,
        isSpelledOut: pattern.onlyKey == references[nearest].key,
        places: places(askedBy: nearest),
        reference: nearest
      )
    }
    guard let text = pattern.onlyKey,
      let value = references.indices.first(where: {
        references[$0].isFinite && references[$0].key == text
      })
    else { return nil }
    return PointedKey(
      key: text,
      range: literal.content,
      isSpelledOut: true,
      places: places(askedBy: value),
      reference: value
    )
  }

  /// Returns the keys of tables that a call means.
  func places(askedBy reference: Int) -> [KeyPlace] {
    places(askedBy: [reference])[reference] ?? []
  }

  /// Returns the keys of tables that some calls mean, in one pass over all keys.
  func places(askedBy references: Set<Int>) -> [Int: [KeyPlace]] {
    var places: [Int: [KeyPlace]] = [:]
    for (index, table) in tables.enumerated() {
      for (position, key) in table.keys.enumerated() {
        for reference in key.references where references.contains(reference) {
          places[reference, default: []].append(KeyPlace(table: index, key: position))
        }
      }
    }
    return places
  }

  func table(_ place: KeyPlace) -> StringTable { tables[place.table] }

  func key(_ place: KeyPlace) -> TableKey { tables[place.table].keys[place.key] }
}

extension TableEntry {
  /// The ranges of what an entry says in its file: its key, and its texts.
  fileprivate var ranges: [Range<Int>] {
    let path = location.path
    let texts = translations.flatMap { $0.allUnits.map(\.location) + [$0.location] }
    return [location.range] + texts.filter { $0.path == path }.map(\.range)
  }
}

extension SourceText {
  /// Returns a range without the quotes around it.
  func unquoted(_ range: Range<Int>) -> Range<Int> {
    guard range.count >= 2, range.upperBound <= bytes.count,
      bytes[range.lowerBound] == UInt8(ascii: "\""),
      bytes[range.upperBound - 1] == UInt8(ascii: "\"")
    else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }
}
