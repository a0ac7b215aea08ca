/// The settings of a scan, as genstrings' options give them.
package struct GenstringsSettings: Sendable {
  /// Names that are read like `NSLocalizedString`, beside Apple's own.
  package var routines: [String] = []
  /// Whether SwiftUI's `Text` is read, too.
  package var readsText = false
  /// Whether an escape `\Uxxxx` in a value becomes its character.
  package var decodesValues = false
  /// Whether to do as Apple's tool does also where that loses or damages text.
  package var isStrict = false

  package init() {}
}
