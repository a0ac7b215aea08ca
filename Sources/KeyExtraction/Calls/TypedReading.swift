import SwiftSource

/// The context for reading files whose keys rest on the declarations of all.
struct TypedReading: Sendable {
  let types: TypeIndex
  /// The texts that names stand for, as far as they are found.
  let texts: SharedTexts

  init(_ types: TypeIndex, sharing texts: SharedTexts = SharedTexts()) {
    self.types = types
    self.texts = texts
  }

  /// The same for another file, which notes its own files.
  var forAnother: TypedReading { TypedReading(types.forAnother, sharing: texts) }
}
