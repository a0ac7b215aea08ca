/// One of the program's readers, and what must hold of it whatever it is given.
///
/// That it ends, and does not crash, is asked of every one; a target's check says what else.
package struct FuzzTarget: Identifiable, Sendable {
  /// A name in kebab case; the folder below `Fixtures/Corpus` with its seeds and its former failures.
  package let id: String
  private let check: @Sendable (_ input: [UInt8]) -> [String]

  init(_ id: String, check: @escaping @Sendable (_ input: [UInt8]) -> [String]) {
    self.id = id
    self.check = check
  }

  /// Reads an input, and returns what does not hold of it.
  package func failures(_ input: [UInt8]) -> [String] { check(input) }
}

extension FuzzTarget {
  /// Every target.
  package static let all: [FuzzTarget] =
    [swift, objectiveC, genstrings]
    + [strings, stringsDictionary, binaryPropertyList, stringCatalog, swifternalization]
    + [interfaceBuilder, infoPropertyList, projectFile, packageManifest]
    + [formatSpecifiers, configuration, baseline, previousReport, extractedPart]
    + [xliff, secondXLIFF, cells]
    + [arguments, fileList, globs, fixes, languageServer]
}

extension FuzzTarget: CustomStringConvertible {
  package var description: String { id }
}
