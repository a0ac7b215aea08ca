/// The parameters and properties of Apple's frameworks whose `String` appears on the screen or is
/// spoken.
///
/// Source: UIKit's, AppKit's, WatchKit's and UserNotifications' documentation; the Clang Static
/// Analyzer's localizability checker has the same for Objective-C.
enum Displays {
  /// The frameworks without which a property named `text` or `title` is anybody's.
  static let modules: Set<String> = [
    "AppKit", "Cocoa", "SwiftUI", "UIKit", "UserNotifications", "WatchKit",
  ]

  /// Swift's types and functions with the labels of what they show; an empty label stands for a
  /// first argument without any.
  static let swift: [String: Set<String>] = [
    "NSButton": ["checkboxWithTitle", "radioButtonWithTitle", "title"],
    "NSMenu": ["title"],
    "NSMenuItem": ["title"],
    "NSTextField": ["labelWithString", "wrappingLabelWithString"],
    "UIAction": ["subtitle", "title"],
    "UIAlertAction": ["title"],
    "UIAlertController": ["message", "title"],
    "UIAlertView": ["message", "title"],
    "UIApplicationShortcutItem": ["localizedSubtitle", "localizedTitle"],
    "UIBarButtonItem": ["title"],
    "UICommand": ["title"],
    "UIContextualAction": ["title"],
    "UIKeyCommand": ["title"],
    "UIMenu": ["title"],
    "UINavigationItem": ["title"],
    "UITabBarItem": ["title"],
    "UITableViewRowAction": ["title"],
    "UNNotificationAction": ["title"],
    "UNTextInputNotificationAction": ["textInputPlaceholder", "title"],
    "WKAlertAction": ["title"],
    "addButton": ["withTitle"],
    "addItem": ["withTitle"],
    "evaluatePolicy": ["localizedReason"],
    "insertItem": ["withTitle"],
    "insertSegment": ["withTitle"],
    "setActionName": [""],
    "setTitle": [""],
  ]

  /// SwiftUI's views and modifiers whose first argument is shown as it is where it is no literal.
  static let swiftUI: Set<String> = [
    "Button", "DisclosureGroup", "GroupBox", "Label", "LabeledContent", "Link", "Menu",
    "NavigationLink", "Picker", "ProgressView", "Section", "SecureField", "Text", "TextField",
    "Toggle", "accessibilityHint", "accessibilityLabel", "alert", "confirmationDialog", "help",
    "navigationTitle",
  ]

  /// The first parts of Objective-C's selectors, with the parts whose argument is shown.
  static let messages: [String: Set<String>] = [
    "actionWithTitle": ["actionWithTitle"],
    "addButtonWithTitle": ["addButtonWithTitle"],
    "addItemWithTitle": ["addItemWithTitle"],
    "alertControllerWithTitle": ["alertControllerWithTitle", "message"],
    "buttonWithTitle": ["buttonWithTitle"],
    "checkboxWithTitle": ["checkboxWithTitle"],
    "contextualActionWithStyle": ["title"],
    "evaluatePolicy": ["localizedReason"],
    "initWithTitle": ["initWithTitle", "message"],
    "insertItemWithTitle": ["insertItemWithTitle"],
    "insertSegmentWithTitle": ["insertSegmentWithTitle"],
    "labelWithString": ["labelWithString"],
    "radioButtonWithTitle": ["radioButtonWithTitle"],
    "rowActionWithStyle": ["title"],
    "setAccessibilityHint": ["setAccessibilityHint"],
    "setAccessibilityLabel": ["setAccessibilityLabel"],
    "setActionName": ["setActionName"],
    "setInformativeText": ["setInformativeText"],
    "setMessageText": ["setMessageText"],
    "setPlaceholder": ["setPlaceholder"],
    "setPlaceholderString": ["setPlaceholderString"],
    "setPrompt": ["setPrompt"],
    "setStringValue": ["setStringValue"],
    "setText": ["setText"],
    "setTitle": ["setTitle"],
    "setToolTip": ["setToolTip"],
    "wrappingLabelWithString": ["wrappingLabelWithString"],
  ]

  /// The properties, which both languages assign to after a dot.
  static let properties: Set<String> = [
    "accessibilityHint", "accessibilityLabel", "alternateTitle", "backButtonTitle",
    "informativeText", "messageText", "placeholder", "placeholderString", "prompt", "stringValue",
    "subtitle", "text", "title", "toolTip",
  ]
}
