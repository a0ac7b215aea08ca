import Foundation
import SourceFiles
import StringResources

/// Measures how fast tables are read on one core, beside Foundation in the same run.
enum Speed {
  static func run(_ corpus: Corpus) {
    let catalogs = corpus.files(of: .stringCatalog)
    let strings = corpus.files(of: .strings).filter { !$0.isBinary }
    let ours = measure("catalogs", catalogs) { file in
      file.format.table(from: file.bytes, at: file.path).entries.count
    }
    let theirs = measure("catalogs, JSONSerialization", catalogs, rounds: 2) { file in
      let root = try? JSONSerialization.jsonObject(with: Data(file.bytes))
      return (root as? [String: Any])?.count ?? 0
    }
    print("catalogs: \(rounded(theirs / ours)) times JSONSerialization")
    let plain = strings.filter { $0.bytes.first != 0xFF && $0.bytes.first != 0xFE }
    let ourStrings = measure("strings in UTF-8", plain) { file in
      file.format.table(from: file.bytes, at: file.path).entries.count
    }
    _ = measure("strings in UTF-16", strings.filter { $0.bytes.starts(with: [0xFF, 0xFE]) }) {
      $0.format.table(from: $0.bytes, at: $0.path).entries.count
    }
    let theirStrings = measure("strings, PropertyListSerialization", plain, rounds: 2) { file in
      let data = Data(file.bytes)
      let root = try? PropertyListSerialization.propertyList(from: data, format: nil)
      return (root as? [String: Any])?.count ?? 0
    }
    print("strings: \(rounded(theirStrings / ourStrings)) times PropertyListSerialization")
  }

  /// Prints the best of some rounds, and returns its seconds.
  private static func measure(
    _ name: String,
    _ files: [Corpus.File],
    rounds: Int = 7,
    _ read: (Corpus.File) -> Int
  ) -> Double {
    var best = Double.infinity
    var entries = 0
    for _ in 0..<rounds {
      let start = processorSeconds
      entries = files.reduce(0) { $0 + read($1) }
      best = min(best, processorSeconds - start)
    }
    let bytes = files.reduce(0) { $0 + $1.bytes.count }
    let speed = rounded(Double(bytes) / best / 1e6)
    print("\(name): \(files.count) files, \(bytes) bytes, \(entries) entries, \(speed) MB/s")
    return best
  }

  /// The time that this process has had a processor: other programs do not count.
  static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
