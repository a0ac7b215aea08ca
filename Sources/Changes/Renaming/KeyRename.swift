/// A key's old name and its new one.
package struct KeyRename: Hashable, Sendable {
  package let old: String
  package let new: String

  package init(_ old: String, to new: String) {
    (self.old, self.new) = (old, new)
  }
}
