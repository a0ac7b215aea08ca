package import LocalizationModel

/// The kind of thing that a text is on the screen, where the function that uses it says so.
package enum TextRole {
  /// Returns the kinds of a text's uses, each once: `button, title`; nil where none is evident.
  package static func name(of references: [KeyReference]) -> String? {
    names(references.compactMap { byFunction[String($0.routine.split(separator: ".").last ?? "")] })
  }

  /// Returns the kind that a text of a storyboard or an `Info.plist` has by its key and its comment.
  static func name(ofKey key: String, comment: String?) -> String? {
    if key.hasSuffix("UsageDescription") { return "permission request" }
    if ["CFBundleDisplayName", "CFBundleName"].contains(key) { return "app name" }
    if key.hasSuffix(".placeholder") || key.hasSuffix(".placeholderString") { return "placeholder" }
    let words = (comment ?? "").split(separator: "\"", maxSplits: 2)
    guard words.count > 1, words[0].hasSuffix("lass = ") else { return nil }
    return byClass[String(words[1].dropFirst(2))]
  }

  private static func names(_ all: [String]) -> String? {
    var names: [String] = []
    for name in all where !names.contains(name) { names.append(name) }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// The kinds by the names of views, modifiers and other functions.
  private static let byFunction: [String: String] = table([
    ("button", "Button ControlWidgetButton MenuButton"),
    ("link", "Link NavigationLink ShareLink TextFieldLink"),
    ("switch", "Toggle ControlWidgetToggle"),
    ("label", "Label LabeledContent Gauge ProgressView Stepper Slider"),
    ("text", "Text TextState"),
    ("text field", "TextField SecureField"),
    ("picker", "Picker DatePicker ColorPicker MultiDatePicker PhotosPicker"),
    ("menu", "Menu CommandMenu MenuBarExtra ControlGroup contextMenu"),
    ("section header", "Section DisclosureGroup GroupBox TabSection"),
    ("tab", "Tab tabItem"),
    ("column header", "TableColumn"),
    ("title", "navigationTitle navigationBarTitle Window WindowGroup UtilityWindow"),
    ("subtitle", "navigationSubtitle"),
    ("alert title", "alert AlertScene"),
    ("dialog title", "confirmationDialog actionSheet"),
    ("tooltip", "help"),
    ("search prompt", "searchable"),
    ("accessibility label", "accessibilityLabel"),
    ("accessibility hint", "accessibilityHint"),
    ("accessibility value", "accessibilityValue"),
    ("badge", "badge"),
    ("map marker", "Marker Annotation"),
    ("widget name", "configurationDisplayName"),
    ("title of an empty view", "ContentUnavailableView"),
    ("shortcut phrase", "AppShortcut"),
    ("notification", "localizedUserNotificationString"),
  ])

  /// The kinds by the names of classes in storyboards, without the first two letters.
  private static let byClass: [String: String] = table([
    ("button", "Button ButtonCell BarButtonItem ToolbarItem PopUpButton"),
    ("label", "Label TextFieldCell"),
    ("text field", "TextField SearchField SecureTextField"),
    ("text", "TextView"),
    ("title", "NavigationItem Window ViewController Box"),
    ("menu item", "MenuItem"),
    ("menu", "Menu"),
    ("tab", "TabBarItem TabViewItem"),
    ("segment", "SegmentedControl SegmentedCell"),
    ("section header", "TableViewSection"),
    ("column header", "TableColumn"),
  ])

  private static func table(_ rows: [(name: String, words: String)]) -> [String: String] {
    let pairs = rows.flatMap { row in
      row.words.split(separator: " ").map { (String($0), row.name) }
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
