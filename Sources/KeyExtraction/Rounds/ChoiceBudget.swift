import LocalizationModel
/// Keeps the uses of keys that calls choose among to a number that memory and readers can bear.
///
/// A short call can use all values of a long list, and there may be many such calls.
struct ChoiceBudget {
  /// How many keys the calls of one file may have in all.
  static let limit = 20_000
  /// How many those of all files may have.
  static let limitOfAll = 50_000

  private var restOfFile = limit
  private var rest = limitOfAll

  mutating func beginFile() { restOfFile = Self.limit }

  /// Puts a reference for each key in the place of one for many; for what is too much a site whose key is
  /// not known.
  mutating func resolve(_ extraction: inout Extraction) {
    var references: [KeyReference] = []
    var sites: [DynamicSite] = []
    for reference in extraction.references {
      guard let choice = reference.choice else {
        references.append(reference)
        continue
      }
      if take(choice.keys.count) {
        references += choice.keys.map { reference.choosing($0) }
      } else {
        sites.append(reference.site(of: choice))
      }
    }
    extraction.references = references
    guard !sites.isEmpty else { return }
    extraction.dynamicSites += sites
    extraction.dynamicSites.sort { $0.location < $1.location }
  }

  private mutating func take(_ count: Int) -> Bool {
    guard count <= min(restOfFile, rest) else { return false }
    restOfFile -= count
    rest -= count
    return true
  }
}

extension KeyReference {
  /// Why the keys of a call are not told one by one.
  private static let tooMany = "it and the calls before it have too many keys"

  fileprivate func choosing(_ key: String) -> KeyReference {
    var reference = self
    (reference.key, reference.choice) = (key, nil)
    return reference
  }

  fileprivate func site(of choice: KeyChoice) -> DynamicSite {
    DynamicSite(
      pattern: choice.framing,
      table: table,
      hasKnownTable: hasKnownTable,
      reason: .tooManyWays,
      cause: Self.tooMany,
      routine: routine,
      location: location,
      context: context
    )
  }
}
