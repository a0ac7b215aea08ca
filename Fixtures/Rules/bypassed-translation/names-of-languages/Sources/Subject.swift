import AppKit

func subject() -> NSMenuItem {
  NSMenuItem(title: "Italiano", action: nil, keyEquivalent: "")  // expected-warning {{text 'Italiano' that 'NSMenuItem' gets is shown without its German translation}}
}
