package import Diagnostics
import SourceFiles

/// An address with places to fill, such as `vscode://file/{file}:{line}`.
package struct LinkTemplate: Hashable, Sendable {
  package let text: String

  /// Makes a template; nil where the text is no address, or lacks the place that it is about.
  ///
  /// - Parameters:
  ///   - text: The address with its places.
  ///   - place: The places of which it needs one.
  ///   - others: The places that it may have beside these.
  package init?(_ text: String, needing place: [String], taking others: [String] = []) {
    let scheme = text.prefix { $0 != ":" }
    let isScheme =
      !scheme.isEmpty && scheme.utf8.count < text.utf8.count
      && scheme.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
      }
    let rest = (place + others).reduce(text) { $0.replacing("{\($1)}", with: "") }
    // What a link runs in the page is no address of anything.
    guard isScheme, !["javascript", "data", "vbscript"].contains(scheme),
      place.contains(where: { text.contains("{\($0)}") }), rest.utf8.areOfURI
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

extension String.UTF8View {
  /// Whether an address of RFC 3986 may hold the bytes: with two hexadecimal digits behind each `%`, and
  /// one `#` at most.
  fileprivate var areOfURI: Bool {
    let marks = Set("-._~:/?#[]@!$&'()*+,;=%".utf8)
    let parts = split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false).dropFirst()
    return allSatisfy { Unicode.Scalar($0).isLetterOrDigit || marks.contains($0) }
      && count { $0 == UInt8(ascii: "#") } < 2
      && parts.allSatisfy { part in
        part.count > 1
          && part.prefix(2).allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit }
      }
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}

extension RenderOptions {
  /// Returns the address of a rule's page; nil without a template for them.
  package func link(to rule: RuleID) -> String? {
    ruleURL.map { $0.filled(["rule": rule.rawValue]) }
  }
}
