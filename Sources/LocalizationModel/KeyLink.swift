package import SourceFiles

/// A declaration that makes a key of what it gets: one link of the chain from a literal to a framework's
/// function.
package struct KeyLink: Hashable, Sendable, Codable {
  /// The name at a call: of an initializer the type's.
  package var name: String
  package var labels: [String]
  /// The parameter that becomes the key; `self` for a string whose member is called.
  package var parameter: String
  /// The file that declares it, and where in its text the declaration begins.
  package var path: FilePath
  package var offset: Int
  /// The function that gets the key from it; nil where the parameter's type says that it is one.
  package var callee: String?
  /// Where in the text that function is called.
  package var site: Int?

  package init(
    _ name: String,
    labels: [String],
    parameter: String,
    in path: FilePath,
    at offset: Int
  ) {
    (self.name, self.labels, self.parameter) = (name, labels, parameter)
    (self.path, self.offset) = (path, offset)
  }

  /// The name with its labels: `row(title:)`.
  package var signature: String {
    labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))"
  }
}
