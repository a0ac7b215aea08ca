/// A text of a control in a storyboard that code may set when it runs: `titleLabel.text = …`.
package struct ControlText: Hashable, Sendable {
  /// The name of the outlet.
  package let outlet: String
  /// The class that has the outlet; nil where code reaches it through another object, such as a cell.
  package let owner: String?
  /// Whether it is what an empty field shows, and not its text.
  package let isPlaceholder: Bool

  package init(_ outlet: String, of owner: String?, isPlaceholder: Bool) {
    (self.outlet, self.owner, self.isPlaceholder) = (outlet, owner, isPlaceholder)
  }

  /// Its mark among the literals of a file whose code sets the text.
  package var mark: String {
    "\0\(isPlaceholder ? "?" : "=")\(owner.map { $0 + "." } ?? "")\(outlet)"
  }
}
