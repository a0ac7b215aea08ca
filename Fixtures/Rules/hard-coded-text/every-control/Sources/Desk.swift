import AppKit

func show() {
  NSButton(title: "Print", target: nil, action: nil)  // expected-warning {{'Print' of 'NSButton'}}
  NSButton(checkboxWithTitle: "Two pages", target: nil, action: nil)  // expected-warning {{'Two pages' of 'NSButton'}}
  NSButton(radioButtonWithTitle: "In colour", target: nil, action: nil)  // expected-warning {{'In colour' of 'NSButton'}}
  NSImage(systemSymbolName: "printer", accessibilityDescription: "Printer")  // expected-warning {{'Printer' of 'NSImage'}}
  NSSegmentedControl(labels: ["Day", "Week"], trackingMode: .selectOne, target: nil, action: nil)  // expected-warning {{'Day' of 'NSSegmentedControl'}} expected-warning {{'Week' of 'NSSegmentedControl'}}
  NSMenu(title: "Format")  // expected-warning {{'Format' of 'NSMenu'}}
  NSMenuItem(title: "Paste", action: paste, keyEquivalent: "v")  // expected-warning {{'Paste' of 'NSMenuItem'}}
  NSTextField(labelWithString: "Paper")  // expected-warning {{'Paper' of 'NSTextField'}}
  NSTextField(wrappingLabelWithString: "The printer is out of paper")  // expected-warning {{'The printer is out of paper' of 'NSTextField'}}
  alert.addButton(withTitle: "Try again")  // expected-warning {{'Try again' of 'addButton'}}
  menu.addItem(withTitle: "Zoom", action: zoom, keyEquivalent: "")  // expected-warning {{'Zoom' of 'addItem'}}
  menu.insertItem(withTitle: "Close", action: close, keyEquivalent: "w", at: 0)  // expected-warning {{'Close' of 'insertItem'}}
}
