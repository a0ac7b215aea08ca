package import LocalizationModel
package import SourceFiles

extension ResourceFormat {
  /// The comments that an edit of a `.strings` file would change, of the keys that have others above
  /// them, such as headings; empty where there is none but these.
  package static func lastComments(in stored: [UInt8], at path: FilePath) -> [ExactKey: String] {
    let text = SourceText(path: path, stored: stored)
    guard !text.isXML else { return [:] }
    let bytes = text.bytes
    var parser = OldStyleParser(bytes)
    var comments: [ExactKey: String] = [:]
    for entry in parser.readAll() {
      guard let range = entry.comment else { continue }
      let last = OldStyleComment.last(in: bytes, range)
      guard last?.lowerBound != range.lowerBound else { continue }
      let comment = last.flatMap { OldStyleComment.text(in: bytes, $0) }
      comments[ExactKey(entry.key.text(in: bytes))] = comment ?? ""
    }
    return comments
  }
}
