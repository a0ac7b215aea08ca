/// The kinds of files that the texts of a string table stand in.
///
/// The raw value is the format's name in kebab case.
package enum TableFormat: String, Hashable, Sendable, CaseIterable {
  case strings
  case stringsDictionary = "stringsdict"
  case stringCatalog = "xcstrings"
  /// The JSON of the library Swifternalization.
  case swifternalization
  /// Storyboards and xibs.
  case interfaceBuilder = "interface-builder"
  /// The definition of an app's own intents.
  case intentDefinition = "intent-definition"
  /// A page of a settings bundle.
  case settingsPage = "settings-page"
  case infoPropertyList = "info-plist"
  /// Build settings that make an `Info.plist`.
  case infoPropertyListSettings = "info-plist-settings"
  /// A list of a bundle's source files.
  case sourceFileList = "plist"
  /// A file whose name is no table's.
  case unknown

  /// Whether the file is no table, but an `Info.plist` or the build settings that make one.
  package var isInfoPropertyList: Bool {
    self == .infoPropertyList || self == .infoPropertyListSettings
  }
}
