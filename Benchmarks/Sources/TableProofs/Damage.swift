import Foundation
import LocalizationModel
import SourceFiles
import StringResources

/// Shows that damaged and hostile tables are read to an end, told of, and never edited.
enum Damage {
  static func run(_ corpus: Corpus) {
    truncate(corpus)
    flipBits(corpus)
    for hostile in Hostile.all { measure(hostile) }
    for id in ["strings", "stringsdict", "xcstrings"] {
      for megabytes in [25, 50, 100, 200] { measureApart(id, megabytes) }
    }
  }

  /// Reads every beginning of every small file.
  private static func truncate(_ corpus: Corpus) {
    var (files, count, silent) = (0, 0, 0)
    for file in corpus.files where file.bytes.count <= 1_500 {
      files += 1
      for length in file.bytes.indices {
        let cut = Array(file.bytes[..<length])
        count += 1
        if !isToldOrRefused(cut, file) { silent += 1 }
      }
    }
    print(
      "truncated: \(files) files at every byte, \(count) beginnings, \(silent) edited though damaged"
    )
  }

  /// Flips bits of every file, one at a time, at places that the same seed makes again.
  private static func flipBits(_ corpus: Corpus) {
    var generator = StringsGenerator(seed: 2)
    var (count, silent) = (0, 0)
    for file in corpus.files where !file.bytes.isEmpty && file.bytes.count <= 65_536 {
      for _ in 0..<10 {
        var bytes = file.bytes
        let place = generator.next(below: UInt64(bytes.count * 8))
        bytes[Int(place / 8)] ^= 1 << UInt8(place % 8)
        count += 1
        if !isToldOrRefused(bytes, file) { silent += 1 }
      }
    }
    print("flipped bits: \(count), \(silent) edited though damaged")
  }

  /// Whether a table without an error can be edited, and one with an error is not.
  private static func isToldOrRefused(_ bytes: [UInt8], _ file: Corpus.File) -> Bool {
    let table = file.format.table(from: bytes, at: file.path)
    let isDamaged = table.diagnostics.contains { $0.severity == .error }
    guard let edit = table.edit(appending: "!") else { return true }
    let new = try? file.format.applying([edit], to: bytes, at: file.path)
    return !isDamaged || new == nil
  }

  /// Measures a large table in a process of its own, which has held no other memory.
  private static func measureApart(_ id: String, _ megabytes: Int) {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = ["--large", id, String(megabytes)]
    // What is printed here stands in front of what the other process prints.
    fflush(nil)
    do {
      try process.run()
      process.waitUntilExit()
    } catch {
      print("  cannot measure a large table: \(error)")
    }
  }

  static func measure(_ hostile: Hostile) {
    guard let format = ResourceFormat.format(of: hostile.path) else { return }
    let bytes = hostile.bytes()
    let before = Memory.startPeak()
    let start = Speed.processorSeconds
    let table = format.table(from: bytes, at: hostile.path)
    let seconds = Speed.processorSeconds - start
    let peak = Memory.peak - before
    let size = bytes.count / 1_000_000
    print(
      "\(hostile.name): \(size) MB, \(rounded(seconds)) s, \(peak) MB of memory, "
        + "\(table.entries.count) entries, \(table.diagnostics.count) diagnostics"
    )
  }

  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}

/// How much memory this process has held at most, in MB.
private enum Memory {
  /// Forgets the peak so far, and returns what is held now.
  static func startPeak() -> Int {
    // Without it the peak is that of the whole run, which is no less true.
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .ascii)
    return value("VmRSS:")
  }

  static var peak: Int { value("VmHWM:") }

  private static func value(_ name: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
    return (Int(line.filter(\.isNumber)) ?? 0) / 1_000
  }
}
