import SourceFiles

/// The keys of an `Info.plist` as Xcode calls them, which its sync writes as comments.
package enum InfoPropertyListKey {
  /// Returns the name of a key for people; nil where it is not known.
  package static func name(of key: String) -> String? { names[key] }

  /// The keys whose texts Xcode's sync takes into a catalog besides the reasons for permissions.
  static let namesOfApps = [
    "CFBundleDisplayName", "CFBundleGetInfoString", "CFBundleName", "CFBundleSpokenName",
    "NSHumanReadableCopyright", "NSHumanReadableDescription",
  ]

  /// The keys of the names by which the system shows an app.
  package static let shownNames = ["CFBundleDisplayName", "CFBundleName"]

  /// What the names of build settings that Xcode makes an `Info.plist` of begin with.
  static let settingPrefix = "INFOPLIST_KEY_"

  private static let names = EmbeddedText(PackageResources.info_property_list_keys_tsv).table
}
