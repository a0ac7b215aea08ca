import LocalizationModel
import SourceFiles

/// The reason why a text of a catalog has no place in a language's files, in the words of Apple's tool
/// where it has some.
struct CompileDefect: Error {
  let message: String
  /// The form that it is about, as Xcode names it behind the key: `substitutions.count`; nil for all.
  var detail: String?
  let language: Language
  let location: SourceLocation
  var isWarning = false
}
