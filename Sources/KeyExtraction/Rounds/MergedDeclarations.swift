/// The declarations of all files, put together.
final class MergedDeclarations: Sendable {
  let all: Declarations
  /// The names of what hands a string on to a routine as its key.
  let wrapperNames: Set<String>

  init(_ all: Declarations) {
    self.all = all
    wrapperNames = all.wrapperNames
  }
}
