import LocalizationExchange
import SourceFiles

extension [ExchangeTable] {
  /// Returns the table of a path, in which XML has escapes for control characters.
  func index(ofExactly original: String) -> Int? {
    let exact =
      firstIndex { $0.original == original } ?? firstIndex { $0.otherOriginals.contains(original) }
    guard original.contains("\\u{") else { return exact }
    let spelled = firstIndex { $0.original != original && $0.original.spelledForXML == original }
    // Where both are there, the path does not say which of them it is.
    return exact == nil || spelled == nil ? exact ?? spelled : nil
  }

  /// Returns the table that a file for translators means: of its path, or the only one whose path
  /// ends so, as some services leave folders out.
  ///
  /// A path that leads out of a folder means no table of another place that only has the same name.
  /// Services that know of no files give all texts one that has no path, such as `global`, which can
  /// only be the table of a project that has but one.
  func index(of original: String) -> Int? {
    if let index = index(ofExactly: original) { return index }
    let parts = original.drop { $0 == "/" }.split(separator: "/", omittingEmptySubsequences: false)
    let below = parts.drop { $0 == ".." }
    guard !below.contains("..") else { return nil }
    let path = below.joined(separator: "/").spelledForXML
    guard path.contains(where: { $0 == "/" || $0 == "." }) else { return count == 1 ? 0 : nil }
    let candidates = indices.filter {
      let own = self[$0].original.spelledForXML
      return own == path || own.hasSuffix("/" + path)
        || below.count == parts.count && path.hasSuffix("/" + own)
    }
    return candidates.count == 1 ? candidates[0] : nil
  }
}
