import Diagnostics
package import LocalizationModel
import SourceFiles

/// Where the places of sources went that were read again and say the same as before.
///
/// What is told of a project then stays true, but for the places.
package struct MovedPlaces: Sendable {
  private var files: [FilePath: [TextPlace: TextPlace]] = [:]

  package init() {}

  /// Enters a file that was read again.
  ///
  /// - Returns: Whether nothing but places has changed.
  package mutating func add(_ new: Extraction, readAfter old: Extraction) -> Bool {
    // What a comment is about is told by its line.
    guard old.path == new.path, old.directives.isEmpty, new.directives.isEmpty else { return false }
    var moves = Comparison(path: new.path)
    let isSame =
      moves.match(old.references, new.references)
      && moves.match(old.dynamicSites, new.dynamicSites)
      && moves.match(old.symbolUses, new.symbolUses)
      && moves.match(old.hardCodedTexts, new.hardCodedTexts)
    guard isSame, moves.keepsOrder else { return false }
    files[new.path] = moves.places
    return true
  }

  /// Returns where a place is now; nil where it is none that was compared.
  func place(after old: SourceLocation) -> SourceLocation? {
    guard let places = files[old.path], old != SourceLocation(path: old.path) else { return old }
    return places[old.place].map { SourceLocation(path: old.path, place: $0) }
  }

  /// Moves the places of elements; false where one is not known.
  func move(_ elements: inout [some Placed]) -> Bool {
    var last: (path: FilePath, isMoved: Bool)?
    for index in elements.indices {
      // What was read comes file by file.
      let path = elements[index].location.path
      if last?.path != path { last = (path, files[path] != nil) }
      guard last?.isMoved ?? false else { continue }
      guard let new = place(after: elements[index].location) else { return false }
      elements[index].location = new
    }
    return true
  }

  /// Returns findings with their places moved; nil where one is not known.
  func moving(_ findings: [Diagnostic]) -> [Diagnostic]? {
    var findings = findings
    for index in findings.indices where findings[index].concerns(files) {
      guard move(&findings[index]) else { return nil }
    }
    return findings
  }

  private func move(_ finding: inout Diagnostic) -> Bool {
    guard let location = place(after: finding.location) else { return false }
    finding.location = location
    for note in finding.notes.indices {
      guard let old = finding.notes[note].location else { continue }
      guard let new = place(after: old) else { return false }
      finding.notes[note].location = new
    }
    return finding.fixes.indices.allSatisfy { move(&finding.fixes[$0].edits) }
  }
}

/// Something that was read at a place of a source.
protocol Placed {
  var location: SourceLocation { get set }
}

extension KeyReference: Placed {}
extension DynamicSite: Placed {}
extension SymbolUse: Placed {}
extension HardCodedText: Placed {}
extension Fix.Edit: Placed {}

extension Diagnostic {
  fileprivate func concerns(_ files: [FilePath: [TextPlace: TextPlace]]) -> Bool {
    files[location.path] != nil
      || notes.contains { $0.location.map { files[$0.path] != nil } ?? false }
      || fixes.contains { $0.edits.contains { files[$0.location.path] != nil } }
  }
}

/// The comparison of what was read of a file before and after.
private struct Comparison {
  let path: FilePath
  private(set) var places: [TextPlace: TextPlace] = [:]

  init(path: FilePath) { self.path = path }

  /// Compares what was read; false where more than places is different.
  mutating func match<Element: Placed & Equatable>(_ old: [Element], _ new: [Element]) -> Bool {
    guard old.count == new.count else { return false }
    for (before, after) in zip(old, new) {
      let (from, to) = (before.location, after.location)
      var moved = before
      moved.location = to
      guard moved == after, from.path == path, to.path == path,
        places.updateValue(to.place, forKey: from.place) ?? to.place == to.place
      else { return false }
    }
    return true
  }

  /// Whether places that differed still do, and stand in the order of before.
  var keepsOrder: Bool {
    let sorted = places.sorted { $0.key.isBefore($1.key) }.map(\.value)
    return zip(sorted, sorted.dropFirst()).allSatisfy { $0.isBefore($1) }
  }
}

extension TextPlace {
  fileprivate func isBefore(_ other: TextPlace) -> Bool {
    (offset, length) < (other.offset, other.length)
  }
}
