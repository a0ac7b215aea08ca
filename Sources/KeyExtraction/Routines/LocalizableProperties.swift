import SwiftSource

/// The properties of the frameworks' types that take keys, by the modules that have them; which types these
/// are is told by `known-members.tsv`.
enum LocalizableProperties {
  private static let names: [String: [String]] = [
    "ActivityKit": ["body", "title"],
    "AppIntents": ["name", "numericFormat", "subtitle", "synonyms", "title"],
    "RealityKit": [
      "accessibilityCustomActions", "accessibilityLabelKey", "accessibilityValue", "customActions",
      "label", "value",
    ],
  ]

  /// Returns the properties that a file with these imports may set; nil for nearly all files.
  static func seen(by imports: Set<String>) -> Vocabulary? {
    let seen = names.filter { imports.contains($0.key) }.flatMap(\.value)
    return seen.isEmpty ? nil : Vocabulary(Set(seen).sorted())
  }
}
