import Diagnostics
import LocalizationModel
package import SourceFiles

extension ResourceFormat {
  /// How a format changes its files.
  struct Editor: Sendable {
    /// Returns the text with the edits made.
    var apply: @Sendable ([TableEdit], SourceText, LocalizedTable) throws(EditError) -> [UInt8]
    /// Returns the text in the form in which the format's own tools write it.
    var canonicalize: @Sendable (SourceText, LocalizedTable) throws(EditError) -> [UInt8]
  }

  /// Returns a file's bytes after some edits, which change only the entries that they name.
  ///
  /// - Throws: `EditError` when the file is damaged, so that an edit could make it worse, or when
  ///   an edit does not fit it. Then nothing is to be written.
  package func applying(
    _ edits: [TableEdit],
    to stored: [UInt8],
    at path: FilePath
  ) throws(EditError) -> [UInt8] {
    guard !edits.isEmpty else { return stored }
    let (text, table) = try editableText(stored, at: path, editing: Set(edits.map(\.key)))
    return try text.storing(editor.apply(edits, text, table))
  }

  /// The bytes of a new file with one language's texts, which edits add keys to.
  package var emptyBytes: [UInt8] { id == .stringsDictionary ? PropertyListWriter.empty : [] }

  /// Returns a file's bytes in canonical form: sorted, and laid out as the format's own tools do.
  ///
  /// The encoding stays as it is, and no comment is lost.
  ///
  /// - Throws: `EditError` when the file is damaged.
  package func canonicalForm(of stored: [UInt8], at path: FilePath) throws(EditError) -> [UInt8] {
    // A binary property list has but one form.
    if PropertyList.Form(detecting: stored) == .binary { return stored }
    let (text, table) = try editableText(stored, at: path)
    return try text.storing(editor.canonicalize(text, table))
  }

  /// Reads a file that is to be changed; `keys` are those that change, nil for all.
  func editableText(
    _ stored: [UInt8],
    at path: FilePath,
    editing keys: Set<String>? = nil
  ) throws(EditError) -> (SourceText, LocalizedTable) {
    let table = table(from: stored, at: path)
    let text = SourceText(path: path, stored: stored)
    let defects = table.diagnostics.filter { $0.severity == .error && !$0.isOfMisnomer }
    // Where a key that stays stands twice is nothing that an edit of other entries could make worse.
    let bearsDuplicates = id == .strings && !text.isXML && keys != nil
    let defect = defects.first {
      !bearsDuplicates || $0.rule != .duplicateKey
        || $0.subject.key.map { keys?.contains($0) != false } != false
    }
    if let defect { throw EditError(defect) }
    if PropertyList.Form(detecting: stored) == .binary {
      throw EditError("A binary property list cannot be edited", in: text)
    }
    guard text.storing(text.bytes) == stored else {
      throw EditError("The file holds code units that are no text, and would lose them", in: text)
    }
    // What stands in front of one may be all that keeps the file from being taken for UTF-16.
    guard !text.bytes.contains(0) else {
      throw EditError("The file holds a NUL, which is no part of any text", in: text)
    }
    return (text, table)
  }
}

extension SourceText {
  /// Returns the bytes of a file that holds other text in the same encoding.
  package func storing(_ bytes: [UInt8]) -> [UInt8] {
    switch encoding {
    case .utf8: bytes
    case .utf8WithMark: encoding.mark + bytes
    default: encoding.encode(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The line end of the text: the first one in it, or LF.
  var lineEnd: [UInt8] {
    guard let index = bytes.firstIndex(where: \.isLineEnd) else { return [0x0A] }
    let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
    return isPair ? [0x0D, 0x0A] : [bytes[index]]
  }
}
