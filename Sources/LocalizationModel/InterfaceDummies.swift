/// The texts that Interface Builder gives to new controls, and exports with all others.
package enum InterfaceDummies {
  /// Those that code replaces, or that are invisible: they are missing from no table.
  package static let replaced: Set<String> = [
    "Box", "Button", "DO NOT LOCALIZE", "Item 1", "Item 2", "Item 3", "Item1", "Item2", "Item3",
    "Label", "MainMenu", "Mini System Font Text", "Other", "OtherViews", "Small System Font Text",
    "System Font Text", "Table View Cell", "Text Cell", "Window",
  ]
  /// All of them, of which some are words that an app may show.
  package static let all = replaced.union([
    "Check", "Detail", "Item", "Menu", "Multiline Label", "Radio", "Subtitle", "Text", "Title",
    "View",
  ])
  /// The length of the longest in bytes.
  package static let longest = all.map(\.utf8.count).max() ?? 0
}
