/// A bound of what is read of one file, which nothing that people or tools have written comes near.
///
/// Every key is compared with every language, and printed with its whole text by every finding.
package enum TableLimit: Hashable, Sendable, CaseIterable {
  case entries
  case languages
  case keyLength

  package var value: Int {
    switch self {
    case .entries: 1_000_000
    case .languages: LanguageSet.limit
    case .keyLength: 65_536
    }
  }

  /// The finding for a file that exceeds it.
  package var message: String {
    switch self {
    case .entries: "The file has more than \(value) entries, of which the first \(value) are read"
    case .languages: "The file has more than \(value) languages; the others are not read"
    case .keyLength: "The file has keys of more than \(value) bytes, which are not read"
    }
  }
}
