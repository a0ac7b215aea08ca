import Platform
import SourceFiles

extension String {
  /// Whether a note for translators asks them to leave its text as it is, and says nothing else:
  /// `Do not localize`.
  ///
  /// BartyCrouch's mark for that, `#bc-ignore!`, may stand beside other words.
  package var forbidsTranslation: Bool {
    if utf8.holds("#bc-ignore!") { return true }
    let words = lowercased().split { !$0.isLetter }
    return words.count == 3 && ["do not", "don t"].contains(words[..<2].joined(separator: " "))
      && ["localize", "localise", "translate"].contains(words[2])
  }
}

extension ArraySlice<UInt8> {
  /// Whether a comment is Interface Builder's, and the note in it asks translators to leave the text
  /// as it is: `Class = "NSTextFieldCell"; …; ObjectID = "9ab-cd-efg"; Note = "Do not localize";`.
  var isNoteAgainstTranslation: Bool {
    guard starts(with: "Class = \"".utf8),
      let mark = firstOccurrence(of: Array("; Note = \"".utf8))
    else { return false }
    return String(decoding: self[mark.upperBound...], as: UTF8.self).forbidsTranslation
  }
}
