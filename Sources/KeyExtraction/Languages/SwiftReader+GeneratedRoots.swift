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
    let name = list[dot - 1]
    return name.kind == .identifier && GeneratedRoots.mayName(list.bytes, name.range)
      && list[dot - 2].kind != .dot
  }

  /// Notes the name before a dot.
  func noteGeneratedRoot(before dot: Int, into file: inout FileReading) {
    guard list.kind(dot + 1) == .identifier else { return }
    let name = list.text(dot - 1)
    if file.generatedRoots.contains(name) { return }
    if GeneratedRoots.isName(name) { file.generatedRoots.insert(name) }
  }
}
