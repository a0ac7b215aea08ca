import LocalizationModel
import SourceFiles
import SwiftSource
/// Names of types that may be generated from tables, by what people and tools call these,
/// `OnboardingStrings.Page.title`, or by members that are spelled as keys are and names in Swift are not,
/// `LocalString.common_button_copy`.
///
/// Whether the sources define them is known when all files are read.
extension SwiftReader {
  /// Tells of most dots, by a few bytes, that what stands before them is no such name.
  @inline(__always)
  func mayFollowGeneratedRoot(_ dot: Int) -> Bool {
    guard let root = list.nameAlone(before: dot) else { return false }
    let range = list[root].range
    return ("A"..."Z") ~= list.bytes[range.lowerBound]
      && (GeneratedRoots.mayName(list.bytes, range) || isSpelledAsKey(memberOf: root))
  }

  /// Whether the member of a name has an underscore between its letters.
  private func isSpelledAsKey(memberOf root: Int) -> Bool {
    guard let member = list.member(of: root) else { return false }
    return list.bytes[list[member].range.dropFirst()].contains(UInt8(ascii: "_"))
  }

  /// Notes the name before a dot.
  func noteGeneratedRoot(before dot: Int, into file: inout FileReading) {
    guard let root = list.nameAlone(before: dot), list.member(of: root) != nil else { return }
    let name = list.text(root)
    if file.generatedRoots.contains(name) { return }
    if GeneratedRoots.isName(name) || isSpelledAsKey(memberOf: root) {
      file.generatedRoots.insert(name)
    }
  }
}
