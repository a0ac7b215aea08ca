import LocalizationModel
import SourceFiles

/// The keys of an `Info.plist` as Xcode calls them, which its sync writes as comments.
package enum InfoPropertyListKey {
  /// Returns the name of a key for people; nil where it is not known.
  package static func name(of key: String) -> String? { names[key] }

  /// The keys whose texts Xcode's sync takes into a catalog besides the reasons for permissions.
  static let namesOfApps =
    InfoPropertyName.shown + InfoPropertyName.ofMakers + [
      "CFBundleSpokenName", "NSHumanReadableDescription",
    ]

  private static let names = EmbeddedText(PackageResources.info_property_list_keys_tsv).table
}
