import Foundation
import Testing

/// Our lexer and the Swift project's parser see the same string literals with the same texts.
///
/// The files are those below the folders in `ORACLE_FOLDERS`, which a colon separates; without it the
/// Swift fixtures and the sources of this repository.
@Suite struct LexerOracleTests {
  @Test func `both see the same literals`() {
    var (files, literals, unparsed) = (0, 0, 0)
    for path in Self.paths {
      guard let stored = FileManager.default.contents(atPath: path) else { continue }
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      let bytes = Array(stored.starts(with: mark) ? stored.dropFirst(3) : stored)
      let oracle = OracleReader(bytes)
      guard !oracle.hasError else {
        unparsed += 1
        continue
      }
      files += 1
      literals += oracle.literals.count
      compare(OwnReader(bytes).literals, oracle.literals, path)
    }
    print("\(files) files, \(literals) literals; \(unparsed) files with syntax errors left out")
    #expect(files > 0)
  }

  private func compare(_ own: [FoundLiteral], _ oracle: [FoundLiteral], _ path: String) {
    let (own, oracle) = (Set(own), Set(oracle))
    for literal in own.subtracting(oracle).sorted() { Issue.record("\(path): only ours: \(literal)") }
    for literal in oracle.subtracting(own).sorted() { Issue.record("\(path): only theirs: \(literal)") }
  }

  private static var paths: [String] {
    let repository = URL(filePath: #filePath).pathComponents.dropLast(5).joined(separator: "/")
    let folders = ProcessInfo.processInfo.environment["ORACLE_FOLDERS"]?.split(separator: ":")
      .map(String.init) ?? ["Sources", "Tests", "Fixtures"].map { "\(repository)/\($0)" }
    return folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: folder)?.allObjects ?? []).compactMap { $0 as? String }
        .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }
  }
}
