import SourceFiles
/// The parameters and properties of Apple's frameworks whose `String` appears on the screen or is
/// spoken.
///
/// Source: UIKit's, AppKit's, WatchKit's and UserNotifications' documentation; the Clang Static
/// Analyzer's localizability checker has the same for Objective-C.
enum DisplayRoutines {
  /// The frameworks without which a property named `text` or `title` is anybody's.
  static let modules: Set<String> = [
    "AppKit", "Cocoa", "SwiftUI", "UIKit", "UserNotifications", "WatchKit",
  ]

  /// Swift's types and functions with the labels of what they show; an empty label stands for a
  /// first argument without any.
  static let swift = labels(in: EmbeddedText(PackageResources.shown_arguments_tsv))

  /// The first parts of Objective-C's selectors, with the parts whose argument is shown.
  static let messages = labels(in: EmbeddedText(PackageResources.shown_messages_tsv))

  /// The properties, which both languages assign to after a dot.
  static let properties: Set<String> = [
    "accessibilityHint", "accessibilityLabel", "accessibilityValue", "alternateTitle",
    "backButtonTitle", "body", "informativeText", "localizedCancelTitle", "localizedFallbackTitle",
    "messageText", "nameFieldLabel", "paletteLabel", "placeholder", "placeholderString", "prompt",
    "secondaryText", "stringValue", "subtitle", "text", "title", "toolTip",
  ]

  /// The members of the frameworks' views and controllers that are objects of the frameworks.
  static let objects: Set<String> = [
    "backBarButtonItem", "detailTextLabel", "navigationItem", "searchBar", "suppressionButton",
    "tabBarItem", "textLabel", "titleLabel", "window",
  ]

  /// Reads the labels of each name; `_` stands for none.
  private static func labels(in file: EmbeddedText) -> [String: Set<String>] {
    file.table.mapValues { Set($0.words.map { $0 == "_" ? "" : $0 }) }
  }
}
