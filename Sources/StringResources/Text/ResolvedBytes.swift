package import Diagnostics
import LocalizationModel
package import SourceFiles

extension [UInt8] {
  /// Returns a file's bytes as they are on our side of git's conflicts, and the findings of these.
  package func resolved(at path: FilePath) -> (bytes: [UInt8], conflicts: [Diagnostic]) {
    guard mayHoldConflict else { return (self, []) }
    let text = SourceText(path: path, stored: self)
    let (ours, conflicts) = text.ours()
    return conflicts.isEmpty ? (self, []) : (ours.bytes, conflicts.findings(in: text))
  }
}

extension LocalizedTable {
  /// Notes the conflicts in the table's file, in which nothing is to be fixed until they are resolved.
  mutating func note(_ conflicts: [Diagnostic], in stored: [UInt8]) {
    if conflicts.isEmpty { return }
    entries = entries.standing(in: SourceText(path: path, stored: stored).bytes)
    for index in diagnostics.indices { diagnostics[index].fixes = [] }
    diagnostics += conflicts
  }
}
