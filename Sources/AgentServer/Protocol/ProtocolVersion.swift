import TextFormats

/// A version of the Model Context Protocol, by its date.
///
/// 2025-03-26 is left out: it has batches of messages, which those before and after it have not.
enum ProtocolVersion: String, CaseIterable {
  /// Every request says by itself what its client can do.
  case stateless = "2026-07-28"
  case november2025 = "2025-11-25"
  case june2025 = "2025-06-18"
  case first = "2024-11-05"

  /// The versions that a client and a server agree upon by `initialize`, the newest first.
  static let ofHandshakes = allCases.filter { $0 != .stateless }

  /// Returns the version for a client that wants a certain one: that, or else the newest one that is
  /// older, which such a client knows rather than one that came later.
  static func agreed(with wanted: String) -> Self {
    ofHandshakes.first { $0.rawValue <= wanted } ?? .first
  }

  static let names = allCases.map { VisibleText($0.rawValue) }
}
