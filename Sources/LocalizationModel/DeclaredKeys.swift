package import SourceFiles

/// A comment that says what a call with an unknown key may use: `l10nscan:keys price.*, tax`.
package struct DeclaredKeys: Hashable, Sendable {
  package let patterns: [KeyPattern]
  /// The calls that it stands beside.
  package let sites: [DynamicSite]
  package let location: SourceLocation

  package init(patterns: [KeyPattern], sites: [DynamicSite], location: SourceLocation) {
    self.patterns = patterns
    self.sites = sites
    self.location = location
  }

  /// The first word of such a comment.
  package static let verb = "keys"
}

/// Tables of which no key can be called unused, because calls may use any of their keys.
package struct OpenTables: Hashable, Sendable {
  /// Nil for all tables: it is unknown which one the calls look into.
  package let name: String?
  /// The places of the calls, in their order.
  package let calls: [SourceLocation]

  package init(name: String?, calls: [SourceLocation]) {
    self.name = name
    self.calls = calls
  }
}
