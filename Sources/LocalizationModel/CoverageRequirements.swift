/// How much of an app must exist in which languages.
public struct CoverageRequirements: Hashable, Sendable {
  /// The share in per cent that every expected language must reach; nil for none.
  public var minimum: Int?
  /// The share for single languages, which counts instead.
  public var minimumByLanguage: [Language: Int] = [:]
  /// The languages that there must be.
  public var languages: [Language] = []

  public init() {}

  /// Returns the share in per cent that a language must reach.
  public func minimum(for language: Language) -> Int? {
    minimumByLanguage[language] ?? minimum
  }
}
