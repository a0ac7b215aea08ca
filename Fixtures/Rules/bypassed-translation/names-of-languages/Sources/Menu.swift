import AppKit

enum Languages {
  static func items() -> [NSMenuItem] {
    [
      NSMenuItem(title: "Español", action: nil, keyEquivalent: ""),  // expected-warning {{ [bypassed-translation: name-of-a-language]}}
      NSMenuItem(title: "Français", action: nil, keyEquivalent: ""),
      NSMenuItem(title: "Other", action: nil, keyEquivalent: ""),  // expected-warning {{text 'Other' that 'NSMenuItem' gets is shown without its German translation}}
    ]
  }
}
