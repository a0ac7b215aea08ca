package import Diagnostics
import Platform
package import SourceFiles

/// The source line of a finding, in three parts: the marked range and what stands around it.
package struct Excerpt: Hashable, Sendable {
  package var before: String
  package var marked: String
  package var after: String

  /// Cuts out a location's line, or returns nil where the text is not the one that was scanned.
  ///
  /// Of a very long line, such as that of a minified catalog, only the surroundings are kept.
  package init?(of location: SourceLocation, in text: SourceText) {
    let (bytes, offset) = (text.bytes, location.offset)
    // A place may come from a file that anybody has written.
    guard offset >= 0, location.length >= 0, location.column >= 1 else { return nil }
    let lineStart = offset - (location.column - 1)
    guard lineStart >= 0, offset <= bytes.count,
      lineStart == 0 || bytes[lineStart - 1].isLineEnd
    else { return nil }
    let before = bytes[max(lineStart, offset - Self.limit)..<offset]
    guard !before.contains(where: \.isLineEnd) else { return nil }
    let rest = bytes[offset...].prefix(location.length)
    let marked = rest.prefix(Self.limit).prefix { !$0.isLineEnd }
    let after = bytes[(marked.count < Self.limit ? marked.endIndex : rest.endIndex)...]
    self.before = Self.text(of: before)
    self.marked = Self.text(of: marked)
    self.after = Self.text(of: after.prefix(Self.limit).prefix { !$0.isLineEnd })
  }

  /// More bytes than any terminal is wide.
  ///
  /// No more of a line is looked at, so that a thousand findings on a line of a megabyte cost no more
  /// than elsewhere.
  private static let limit = 500

  /// Decodes bytes; what is not UTF-8, such as a character cut in two, becomes U+FFFD.
  private static func text(of bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}

/// The source lines of many findings.
package struct Excerpts: Sendable {
  private var excerpts: [SourceLocation: Excerpt] = [:]
  private var regions: [SourceLocation: TextRegion] = [:]
  /// The columns of the places that lie so far in a line that their excerpt does not begin with it.
  private var farColumns: [SourceLocation: Range<Int>] = [:]

  /// Makes a collection without any line.
  package init() {}

  /// Reads the files of findings, each once, and keeps the lines that the findings stand on.
  ///
  /// A file that cannot be read, or has changed since the scan, has no excerpts.
  /// Files whose text is known are not read.
  package static func load(
    for findings: [Diagnostic],
    in files: FileSystem,
    knowing texts: [FilePath: SourceText] = [:],
    jobs: Int = processorCount
  ) -> Excerpts {
    let locations = Set(findings.map(\.location).filter { $0 != SourceLocation(path: $0.path) })
    let edits = Set(findings.flatMap(\.fixes).flatMap(\.edits).map(\.location))
    let editsByFile = Dictionary(grouping: edits, by: \.path)
    let places = Dictionary(grouping: locations, by: \.path)
      .map { ($0, $1.sorted(), (editsByFile[$0] ?? []).sorted()) }
    let ofFiles = places.concurrentMap(jobs: jobs) { path, locations, edits in
      // What is lost is only the quotation; the reading itself has been reported by the scan.
      let text = texts[path] ?? (try? SourceText(reading: path, in: files))
      return text.map { Excerpts(of: locations, edits, in: $0) } ?? Excerpts()
    }
    var excerpts = Excerpts()
    for ofFile in ofFiles { excerpts.merge(ofFile) }
    return excerpts
  }

  /// Makes the excerpts of one file, whose places are sorted.
  private init(of locations: [SourceLocation], _ edits: [SourceLocation], in text: SourceText) {
    for location in locations { self[location] = Excerpt(of: location, in: text) }
    countColumns(of: locations, in: text)
    var regions = TextRegions(of: text)
    // In the order of the text, so that nothing is counted twice.
    for edit in edits { self.regions[edit] = regions[edit] }
  }

  private mutating func merge(_ other: Excerpts) {
    excerpts.merge(other.excerpts) { _, new in new }
    regions.merge(other.regions) { _, new in new }
    farColumns.merge(other.farColumns) { _, new in new }
  }

  /// Counts the columns that the excerpts do not tell.
  private mutating func countColumns(of locations: [SourceLocation], in text: SourceText) {
    let far = locations.filter { location in
      guard let excerpt = excerpts[location], excerpt.columns(of: location) == nil else {
        return false
      }
      return location.length <= text.bytes.count - location.offset
    }
    guard !far.isEmpty else { return }
    // Places may lie within each other; in the order of the text, nothing is counted twice.
    var textRegions = TextRegions(of: text)
    var places: [Int: TextRegion.Place] = [:]
    for offset in Set(far.flatMap { [$0.offset, $0.range.upperBound] }).sorted() {
      places[offset] = textRegions.place(at: offset)
    }
    for location in far {
      guard let start = places[location.offset], let end = places[location.range.upperBound],
        start.line == end.line
      else { continue }
      farColumns[location] = start.utf16Column..<end.utf16Column
    }
  }

  /// Returns a location's columns in UTF-16 code units, counted from 1, the end exclusive.
  ///
  /// It is nil where the location's range has more than one line.
  func columns(of location: SourceLocation) -> Range<Int>? {
    excerpts[location]?.columns(of: location) ?? farColumns[location]
  }

  /// Returns where the edit of a fix begins and ends.
  func region(of edit: Fix.Edit) -> TextRegion? { regions[edit.location] }

  package subscript(location: SourceLocation) -> Excerpt? {
    get { excerpts[location] }
    set { excerpts[location] = newValue }
  }
}

extension Excerpt {
  /// Returns the location's columns in UTF-16 code units, counted from 1, the end exclusive.
  ///
  /// It is nil where the excerpt holds only a part of the line or of the range.
  fileprivate func columns(of location: SourceLocation) -> Range<Int>? {
    guard before.utf8.count == location.column - 1, marked.utf8.count == location.length else {
      return nil
    }
    let start = before.utf16.count + 1
    return start..<start + marked.utf16.count
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}
