import Diagnostics
import LocalizationModel
import SourceFiles
import StringResources
import TestSupport
import Testing

/// What holds for an edit of one key in any table: undone, it leaves no trace, and done, it changes
/// one place.
@Suite struct EditPropertyTests {
  /// The sound tables of all forms that can be edited.
  private static let tables = Fixture.all(in: "Resources/Tables").filter { fixture in
    guard let format = ResourceFormat.format(of: fixture.path) else { return false }
    let table = format.table(from: fixture.text.bytes, at: fixture.path)
    return !table.diagnostics.contains { $0.severity == .error }
      && fixture.path != "old-style.stringsdict"
  }

  @Test(arguments: tables)
  func `a key that is added and removed leaves no trace`(fixture: Fixture) throws {
    for key in ["", "new key", "ü <&> \"'", "zzz"] where !keys(of: fixture).contains(key) {
      let new = try edit(fixture.text.bytes, fixture, .insert(entry(key, comment: nil)))
      #expect(isInsertion(new, into: fixture.text.bytes), "key '\(key)'")
      #expect(keys(of: new, fixture) == Set(keys(of: fixture) + [key]))
      let old = try edit(new, fixture, .remove(key: key))
      #expect(old == fixture.text.bytes, "key '\(key)'")
    }
  }

  @Test(arguments: tables)
  func `a comment that is set and set back leaves no trace`(fixture: Fixture) throws {
    let format = try #require(ResourceFormat.format(of: fixture.path))
    for entry in format.table(from: fixture.text.bytes, at: fixture.path).entries {
      guard keys(of: fixture).filter({ $0 == entry.key }).count == 1 else { continue }
      let new = try edit(fixture.text.bytes, fixture, .setComment("New words", key: entry.key))
      let table = format.table(from: new, at: fixture.path)
      #expect(table.entries.first { $0.key == entry.key }?.comment == "New words")
      // How a comment was laid out is not known any more, nor an entry that is not in Xcode's form.
      let old = try edit(new, fixture, .setComment(entry.comment, key: entry.key))
      guard entry.comment == nil, fixture.path.fileExtension != "xcstrings" else { continue }
      #expect(old == fixture.text.bytes, "key '\(entry.key)'")
    }
  }

  @Test(arguments: tables)
  func `edits that are made together give what they give one after the other`(
    fixture: Fixture
  ) throws {
    let format = try #require(ResourceFormat.format(of: fixture.path))
    let old = keys(of: fixture)
    let counts = Dictionary(old.map { ($0, 1) }, uniquingKeysWith: +)
    let known = old.filter { counts[$0] == 1 }
    var edits = ["m new", "A new", "zz new"].map { TableEdit.insert(entry($0, comment: "New")) }
    if let first = known.first { edits.append(.setComment("Another", key: first)) }
    edits += known.dropFirst(2).enumerated().filter { $0.offset % 3 == 0 }
      .map { .remove(key: $0.element) }
    if known.count > 1 { edits.append(.rename(key: known[1], to: "renamed")) }
    let together = try format.applying(edits, to: fixture.text.bytes, at: fixture.path)
    let single = try edits.reduce(fixture.text.bytes) { bytes, edit in
      try format.applying([edit], to: bytes, at: fixture.path)
    }
    let tables = [together, single].map { format.table(from: $0, at: fixture.path) }
    #expect(tables[0].diagnostics.filter { $0.severity == .error }.isEmpty)
    let contents = tables.map { table in
      table.entries.map { "\($0.key) \($0.comment ?? "") \($0.translations.map(\.text))" }.sorted()
    }
    #expect(contents[0] == contents[1])
  }

  private func keys(of fixture: Fixture) -> [String] {
    ResourceFormat.format(of: fixture.path)?
      .table(from: fixture.text.bytes, at: fixture.path).entries.map(\.key) ?? []
  }

  private func keys(of bytes: [UInt8], _ fixture: Fixture) -> Set<String> {
    let table = ResourceFormat.format(of: fixture.path)?.table(from: bytes, at: fixture.path)
    return Set(table?.entries.map(\.key) ?? [])
  }

  private func edit(_ bytes: [UInt8], _ fixture: Fixture, _ edit: TableEdit) throws -> [UInt8] {
    let format = try #require(ResourceFormat.format(of: fixture.path))
    return try format.applying([edit], to: bytes, at: fixture.path)
  }

  /// Whether `new` is `old` with something more at one place.
  private func isInsertion(_ new: [UInt8], into old: [UInt8]) -> Bool {
    let start = zip(old, new).prefix { $0 == $1 }.count
    return new.count > old.count && new.suffix(old.count - start).elementsEqual(old[start...])
  }

  private func entry(_ key: String, comment: String?) -> TableEntry {
    let location = SourceLocation(path: "x")
    let unit = TranslationUnit(text: "A text", location: location)
    let translation = Translation(language: "en", units: [unit], location: location)
    return TableEntry(key: key, comment: comment, location: location, translations: [translation])
  }
}
