import LocalizationModel
import TextDifferences

/// The changes that a person expects, and the keys that are to stay as they are.
struct AllowedChanges {
  private enum Permission {
    case kind(KeyChange.Kind)
    case language(Language)
    case keys(KeyPattern)
  }

  private let permissions: [Permission]
  private let kept: [KeyPattern]

  /// Makes the list of what `--allow` and `--keep` say.
  ///
  /// What is neither a kind of change nor a language is a pattern for keys.
  init(allowed: [String], kept: [String]) {
    self.kept = kept.compactMap { KeyPattern(wildcards: $0) }
    let permissions = allowed.compactMap { name -> Permission? in
      if let kind = KeyChange.Kind(rawValue: name) { return .kind(kind) }
      let language = Language(name)
      if language.isKnown, language.id == name { return .language(language) }
      return KeyPattern(wildcards: name).map { .keys($0) }
    }
    // Who names what is to stay expects anything else to change.
    self.permissions = allowed.isEmpty && !kept.isEmpty ? [.keys(.anything)] : permissions
  }

  /// Whether a person expects all that a change consists of.
  func covers(_ change: KeyChange) -> Bool {
    let names = [change.key, change.formerKey].compactMap(\.self)
    if names.contains(where: { name in kept.contains { $0.matches(name) } }) { return false }
    if names.allSatisfy({ name in allowsKey(name) }) || allows(change.kind) { return true }
    if change.texts.isEmpty, change.details.isEmpty { return false }
    let texts = change.texts.allSatisfy { allows($0.kind) || allows($0.language) }
    return texts && change.details.allSatisfy { $0.language.map(allows) ?? false }
  }

  private func allows(_ kind: KeyChange.Kind) -> Bool {
    permissions.contains { if case .kind(kind) = $0 { true } else { false } }
  }

  private func allows(_ language: Language) -> Bool {
    permissions.contains { if case .language(language) = $0 { true } else { false } }
  }

  private func allowsKey(_ key: String) -> Bool {
    permissions.contains { if case .keys(let pattern) = $0 { pattern.matches(key) } else { false } }
  }
}
