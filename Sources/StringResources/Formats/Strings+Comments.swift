package import LocalizationModel
package import SourceFiles

extension ResourceFormat {
  /// The comments that an edit of a `.strings` file would change, of the keys that have others as well,
  /// such as headings; empty where there is none but these.
  package static func ownComments(in stored: [UInt8], at path: FilePath) -> [ExactKey: String] {
    let text = SourceText(path: path, stored: stored)
    guard !text.isXML else { return [:] }
    let bytes = text.bytes
    var parser = OldStyleParser(bytes)
    var comments: [ExactKey: String] = [:]
    for entry in parser.readAll() {
      let key = ExactKey(entry.key.text(in: bytes))
      let own = OldStyleComment.own(of: entry, in: bytes)
      // Of a key that stands there twice the last entry counts.
      comments[key] = nil
      guard own != entry.comment else { continue }
      comments[key] = own.flatMap { OldStyleComment.text(in: bytes, $0) } ?? ""
    }
    return comments
  }
}
