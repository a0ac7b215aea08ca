/// One of the program's readers, and what must hold of it whatever it is given.
///
/// That it ends, and does not crash, is asked of every one; a target's checks say what else.
package struct FuzzTarget: Identifiable, Sendable {
  /// A name in kebab case; the folder below `Fixtures/Corpus` with its seeds and its former failures.
  package let id: String
  /// How many inputs of a fuzzer come to one that is asked everything.
  private let rarity: UInt64
  private let check: Check
  private let longerCheck: Check

  /// Reads an input, and returns what does not hold of it.
  package typealias Check = @Sendable (_ input: [UInt8]) -> [String]

  /// - Parameters:
  ///   - id: The target's name.
  ///   - rarity: How many inputs of a fuzzer come to one that is asked everything.
  ///   - check: What takes hardly longer than the reader alone.
  ///   - longerCheck: What takes many times as long, such as an audit of an app that has the input.
  init(
    _ id: String,
    rarity: UInt64 = 512,
    check: @escaping Check,
    longerCheck: @escaping Check = { _ in [] }
  ) {
    self.id = id
    self.rarity = rarity
    self.check = check
    self.longerCheck = longerCheck
  }

  /// Reads an input, and returns what does not hold of it.
  package func failures(_ input: [UInt8]) -> [String] { check(input) + longerCheck(input) }

  /// Reads an input of a fuzzer, and returns what does not hold of it.
  ///
  /// What takes long is asked of some inputs alone, so that a reader gets many times as many. Which
  /// ones these are, nothing tells but their bytes: what fails does so again.
  package func failures(ofManyLike input: [UInt8]) -> [String] {
    input.hash.isMultiple(of: rarity) ? failures(input) : check(input)
  }
}

extension [UInt8] {
  /// A hash that is the same in every run: FNV-1a, folded, since its last bits know those of the bytes
  /// alone.
  fileprivate var hash: UInt64 {
    let hash = reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return hash ^ hash >> 32
  }
}

extension FuzzTarget {
  /// Every target.
  package static let all: [FuzzTarget] =
    [swift, objectiveC, genstrings]
    + [strings, stringsDictionary, binaryPropertyList, stringCatalog, swifternalization, merge]
    + [interfaceBuilder, infoPropertyList, settingsPage]
    + [projectFile, packageManifest, specification, translationGuide]
    + [formatSpecifiers, configuration, baseline, previousReport, extractedPart]
    + [xliff, secondXLIFF, cells]
    + [arguments, fileList, globs, fixes, gitOutput, languageServer, agentServer]
}

extension FuzzTarget: CustomStringConvertible {
  package var description: String { id }
}
