import LocalizationModel
import SourceFiles
import SwiftSource
/// Names of types that may be generated from tables, by what people and tools call these:
/// `OnboardingStrings.Page.title`.
///
/// Whether the sources define them is known when all files are read.
extension SwiftReader {
  /// Tells of most dots, by a byte or two, that what stands before them is no such name.
  @inline(__always)
  func mayFollowGeneratedRoot(_ dot: Int) -> Bool {
    list.nameAlone(before: dot).map { GeneratedRoots.mayName(list.bytes, list[$0].range) } ?? false
  }

  /// Notes the name before a dot.
  func noteGeneratedRoot(before dot: Int, into file: inout FileReading) {
    guard let root = list.nameAlone(before: dot), list.member(of: root) != nil else { return }
    let name = list.text(root)
    if file.generatedRoots.contains(name) { return }
    if GeneratedRoots.isName(name) { file.generatedRoots.insert(name) }
  }
}
