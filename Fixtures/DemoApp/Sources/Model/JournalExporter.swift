import Foundation

/// Writes the journal to a file that other programs can read.
final class JournalExporter {
  static let shared = JournalExporter()

  func export(_ journal: [JournalEntry], completion: @escaping (Error?) -> Void) {
    let rows = journal.map { "\($0.plant.name);\($0.note)" }
    do {
      let file = FileManager.default.temporaryDirectory.appending(path: "journal.csv")
      try rows.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
      completion(nil)
    } catch CocoaError.fileWriteOutOfSpace {
      completion(GardenError.storageFull)
    } catch {
      completion(error)
    }
  }
}
