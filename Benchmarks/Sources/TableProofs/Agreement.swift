import Foundation
import LocalizationModel
import SourceFiles
import StringResources

/// Compares what is read with what Foundation reads, wherever Foundation reads anything.
enum Agreement {
  static func run(_ corpus: Corpus) {
    var counts = Counts()
    for file in corpus.files(of: .strings) { compare(file.path, file.bytes, &counts) }
    print("strings: \(counts)")
  }

  /// Compares over made-up files; the same seed makes the same ones.
  static func run(generated count: Int, seed: UInt64) {
    var generator = StringsGenerator(seed: seed)
    var counts = Counts()
    for _ in 0..<count { compare("made-up.strings", generator.file(), &counts) }
    print("made-up strings: \(counts)")
  }

  private struct Counts: CustomStringConvertible {
    var files = 0
    var rejected = 0
    var rejectedByUs = 0
    var agreeing = 0
    var truncated = 0
    var entries = 0
    var failures = 0

    var description: String {
      "\(files) files; Foundation refuses \(rejected), of which \(rejectedByUs) have an error here "
        + "too and the rest are empty; \(agreeing) read alike with \(entries) keys; "
        + "\(truncated) read further than Foundation, with an error at the place; "
        + "\(failures) failures"
    }
  }

  private static func compare(_ path: FilePath, _ bytes: [UInt8], _ counts: inout Counts) {
    counts.files += 1
    guard let format = ResourceFormat.format(of: path) else { return }
    let table = format.table(from: bytes, at: path)
    let errors = table.diagnostics.filter { $0.severity == .error }
    guard let expected = foundationTable(bytes) else {
      counts.rejected += 1
      if !errors.isEmpty { counts.rejectedByUs += 1 }
      if errors.isEmpty, !table.entries.isEmpty {
        fail("Foundation refuses it, and no error was found", path, bytes, &counts)
      }
      return
    }
    var found: [String: String] = [:]
    // Where Foundation drops the rest of the file in silence, what we read there has no counterpart.
    let end = errors.first { $0.message.contains("drop the rest") }?.location.offset ?? .max
    for entry in table.entries where entry.location.offset < end {
      found[entry.key] = entry.translations.first?.text
    }
    let differing = expected.filter { found[$0.key].map(Array.init) != Array($0.value) }
    if !errors.isEmpty, differing.isEmpty {
      counts.truncated += 1
    } else if differing.isEmpty, found.count == expected.count {
      counts.agreeing += 1
      counts.entries += expected.count
    } else {
      let example = differing.first.map { "\($0) against \(found[$0.key] ?? "nothing")" } ?? ""
      fail("differs: \(example)", path, bytes, &counts)
    }
  }

  /// The strings that Foundation reads; nil where it refuses the file.
  private static func foundationTable(_ bytes: [UInt8]) -> [String: String]? {
    let root = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return (root as? [String: Any])?.compactMapValues { $0 as? String }
  }

  private static func fail(
    _ message: String,
    _ path: FilePath,
    _ bytes: [UInt8],
    _ counts: inout Counts
  ) {
    counts.failures += 1
    guard counts.failures <= 20 else { return }
    print("  \(path): \(message)")
    if bytes.count < 500 { print(String(decoding: bytes, as: UTF8.self).debugDescription) }
  }
}
