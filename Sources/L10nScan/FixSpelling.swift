import Diagnostics
import KeyExtraction
import Platform
import SourceFiles
import StringResources

extension [Diagnostic] {
  /// Returns the findings with fixes that consist of replacements of bytes.
  ///
  /// Each file that a fix is for is read once more. Where it cannot be, the fix is left out.
  func spellingFixes(in files: FileSystem, jobs: Int) -> [Diagnostic] {
    let open = indices.filter { self[$0].fixes.contains { !$0.isSpelled } }
    let byFile = Dictionary(grouping: open) { self[$0].location.path }
    let spelled = byFile.ordered(by: \.key).concurrentMap(jobs: jobs) { path, indices in
      // The reading itself has been reported by the scan. Where a file is no UTF-8, the findings have
      // their places in another text. Only people can merge.
      guard let text = try? SourceText(reading: path, in: files),
        text.bytes.firstInvalidUTF8() == nil, text.ours().conflicts.isEmpty
      else { return [[Fix]]() }
      if KeyExtractor.codeExtensions.contains(String(path.fileExtension)) {
        var speller = LiteralSpeller(text)
        return indices.map { index in self[index].fixes.compactMap { speller.spell($0) } }
      }
      var speller = FixSpeller(text)
      return indices.map { index in self[index].fixes.compactMap { speller.spell($0) } }
    }
    var findings = self
    for ((_, indices), fixes) in zip(byFile.ordered(by: \.key), spelled) {
      for (position, index) in indices.enumerated() {
        findings[index].fixes = position < fixes.count ? fixes[position] : []
      }
    }
    return findings
  }
}
