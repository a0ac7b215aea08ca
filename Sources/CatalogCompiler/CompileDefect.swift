import Diagnostics
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

  /// Returns the finding that says so of a key.
  func diagnostic(of key: String, in catalog: LocalizedTable) -> Diagnostic {
    Diagnostic(
      rule: .malformedResource,
      severity: .error,
      message: message,
      location: location,
      subject: .init(
        table: catalog.name,
        key: key,
        language: language.id,
        detail: detail,
        place: catalog.path
      )
    )
  }
}
