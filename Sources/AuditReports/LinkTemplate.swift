package import Diagnostics
import SourceFiles

/// An address with places to fill, such as `vscode://file/{file}:{line}`.
package struct LinkTemplate: Hashable, Sendable {
  package let text: String

  /// Makes a template; nil where the text is no address, or lacks the place that it is about.
  package init?(_ text: String, needing place: [String]) {
    let scheme = text.prefix { $0 != ":" }
    let isAddress =
      !scheme.isEmpty && scheme.utf8.count < text.utf8.count
      && scheme.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
      }
    // What a link runs in the page is no address of anything.
    guard isAddress, !["javascript", "data", "vbscript"].contains(scheme),
      place.contains(where: { text.contains("{\($0)}") })
    else { return nil }
    self.text = text
  }

  /// Returns the address with its places filled; what needs it is percent-encoded.
  func filled(_ values: [String: String]) -> String {
    var address = text
    for (name, value) in values.ordered(by: \.key) {
      address = address.replacing("{\(name)}", with: value.asURI)
    }
    return address
  }
}

extension RenderOptions {
  /// Returns the address of a rule's page; nil where nobody says where the pages are.
  package func link(to rule: RuleID) -> String? {
    ruleURL.map { $0.filled(["rule": rule.rawValue]) }
  }
}
