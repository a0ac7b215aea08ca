import Foundation
import LocalizationModel
import SourceFiles
import StringResources

/// Proves that edits change what they should and nothing else.
enum RoundTrips {
  static func run(_ corpus: Corpus) {
    for format in ResourceFormat.all {
      var counts = Counts()
      for file in corpus.files(of: format.id) { check(file, &counts) }
      print("\(format.id): \(counts)")
    }
  }

  private struct Counts: CustomStringConvertible {
    var files = 0
    var damaged = 0
    var ambiguous = 0
    var binary = 0
    var canonical = 0
    var sameAsFoundation = 0
    var unchanged = 0
    var edited = 0
    var extended = 0
    var failures = 0

    var description: String {
      "\(files) files, \(binary) binary, \(damaged) damaged and refused, "
        + "\(ambiguous) catalogs with a key twice and refused, \(canonical) in canonical "
        + "form, \(sameAsFoundation) with the canonical form that Foundation writes, "
        + "\(unchanged) unchanged by an edit that changes nothing, \(edited) changed only at the "
        + "edited entry, \(extended) with one more place by a new key, \(failures) failures"
    }
  }

  private static func check(_ file: Corpus.File, _ counts: inout Counts) {
    counts.files += 1
    let table = file.format.table(from: file.bytes, at: file.path)
    if file.isBinary {
      counts.binary += 1
    } else if let defect = table.diagnostics.first(where: { $0.severity == .error }) {
      counts.damaged += 1
      print("  \(defect.location): \(defect.message)")
    } else if file.format.id == .stringCatalog,
      table.diagnostics.contains(where: { $0.rule == "duplicate-key" })
    {
      counts.ambiguous += 1
    } else {
      checkEdits(file, table, &counts)
    }
  }

  private static func checkEdits(
    _ file: Corpus.File,
    _ table: LocalizedTable,
    _ counts: inout Counts
  ) {
    do {
      let canonical = try file.format.canonicalForm(of: file.bytes, at: file.path)
      if canonical == file.bytes { counts.canonical += 1 }
      if file.format.id == .stringCatalog { compareWithFoundation(canonical, file, &counts) }
      let again = try file.format.canonicalForm(of: canonical, at: file.path)
      if again != canonical { fail("its canonical form has another", file, &counts) }
      if let edit = table.edit(appending: "") {
        let same = try file.format.applying([edit], to: file.bytes, at: file.path)
        if same == file.bytes { counts.unchanged += 1 } else { fail("changed", file, &counts) }
      } else {
        counts.unchanged += 1
      }
      try checkInsertion(file, &counts)
      guard let edit = table.edit(appending: "!") else {
        counts.edited += 1
        return
      }
      let new = try file.format.applying([edit], to: file.bytes, at: file.path)
      if changesOneEntry(file, table, new) {
        counts.edited += 1
      } else {
        fail("an edit changed more than its entry", file, &counts)
      }
    } catch {
      fail("\(error)", file, &counts)
    }
  }

  /// Adds a key, and takes it away again.
  private static func checkInsertion(_ file: Corpus.File, _ counts: inout Counts) throws {
    let location = SourceLocation(path: file.path)
    let unit = TranslationUnit(text: "A new text", location: location)
    let translation = Translation(language: "en", units: [unit], location: location)
    let key = "a key that no table has"
    let entry = TableEntry(key: key, location: location, translations: [translation])
    let new = try file.format.applying([.insert(entry)], to: file.bytes, at: file.path)
    let keys = file.format.table(from: new, at: file.path).entries.map(\.key)
    let start = zip(file.bytes, new).prefix { $0 == $1 }.count
    let isInsertion =
      new.count > file.bytes.count
      && new.suffix(file.bytes.count - start).elementsEqual(file.bytes[start...])
    if isInsertion, keys.contains(key) {
      counts.extended += 1
    } else {
      fail("a new key changed more than one place", file, &counts)
    }
  }

  /// Compares a catalog's canonical form with the bytes of the writer that Xcode uses.
  private static func compareWithFoundation(
    _ canonical: [UInt8],
    _ file: Corpus.File,
    _ counts: inout Counts
  ) {
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    guard let root = try? JSONSerialization.jsonObject(with: Data(file.bytes)),
      let written = try? JSONSerialization.data(withJSONObject: root, options: options)
    else { return fail("Foundation does not read it", file, &counts) }
    let end: [UInt8] = file.bytes.last == 0x0A ? [0x0A] : []
    if Array(written) + end == canonical {
      counts.sameAsFoundation += 1
    } else {
      fail("Foundation writes other bytes", file, &counts)
    }
  }

  /// Whether all lines but those of the first entry with a text are the same.
  private static func changesOneEntry(
    _ file: Corpus.File,
    _ table: LocalizedTable,
    _ new: [UInt8]
  ) -> Bool {
    let old = SourceText(path: file.path, stored: file.bytes)
    let new = SourceText(path: file.path, stored: new)
    guard let entry = table.editedEntry, old.bytes != new.bytes else { return false }
    let start = zip(old.bytes, new.bytes).prefix { $0 == $1 }.count
    let end = zip(old.bytes.reversed(), new.bytes.reversed()).prefix { $0 == $1 }.count
    let next = table.entries.map(\.location.offset).filter { $0 > entry.location.offset }.min()
    return start >= entry.location.offset && old.bytes.count - end <= next ?? old.bytes.count
  }

  private static func fail(_ message: String, _ file: Corpus.File, _ counts: inout Counts) {
    counts.failures += 1
    print("  \(file.path): \(message)")
  }
}

extension LocalizedTable {
  /// The first entry that has a text, where no other has its key.
  var editedEntry: TableEntry? {
    entries.first { entry in
      entry.editableUnit != nil && entries.filter { $0.key == entry.key }.count == 1
    }
  }

  /// An edit of that entry, which adds something to its text.
  func edit(appending addition: String) -> TableEdit? {
    guard let entry = editedEntry, let (translation, substitution, unit) = entry.editableUnit
    else { return nil }
    return .setText(
      unit.text + addition,
      key: entry.key,
      language: translation.language ?? "en",
      variation: unit.variation,
      substitution: substitution,
      state: unit.state
    )
  }
}

extension TableEntry {
  /// The first text that an edit can name.
  fileprivate var editableUnit: (Translation, String?, TranslationUnit)? {
    for translation in translations where translation.units.count <= 1 || isVaried(translation) {
      if let unit = translation.units.first { return (translation, nil, unit) }
      for substitution in translation.substitutions {
        if let unit = substitution.units.first { return (translation, substitution.name, unit) }
      }
    }
    return nil
  }

  /// Whether each text has a path of its own, unlike those of a set of phrases.
  private func isVaried(_ translation: Translation) -> Bool {
    Set(translation.units.map(\.variation)).count == translation.units.count
  }
}
