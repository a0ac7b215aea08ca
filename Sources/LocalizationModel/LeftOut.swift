package import SourceFiles

/// A part of a project that does not count in full for what it looks like, unless a setting wants it.
package struct LeftOut: Hashable, Sendable {
  package let kind: Kind
  package let place: Place
  /// How many sources or tables there are in it.
  package let files: Int

  package init(_ kind: Kind, _ place: Place, files: Int) {
    (self.kind, self.place, self.files) = (kind, place, files)
  }

  /// The looks of such a part.
  package enum Kind: String, CaseIterable, Sendable {
    /// It shows what other code can do, and has no table of its own.
    case demonstrations
    /// It is a program without any table, beside an app that has some.
    case tools
    /// Its tables lie in a folder that is called after other people's code.
    case vendored
  }

  package enum Place: Hashable, Comparable, Sendable {
    case folder(FilePath)
    case target(String)
  }
}
