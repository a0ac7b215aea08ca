import SourceFiles

extension String {
  /// The text without what would command a terminal; line ends stay.
  ///
  /// Paths and keys come from files that anybody may have written.
  var visible: String {
    guard unicodeScalars.contains(where: { $0 != "\n" && $0.isControlOfText }) else { return self }
    let scalars = unicodeScalars.map { $0 != "\n" && $0.isControlOfText ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}
