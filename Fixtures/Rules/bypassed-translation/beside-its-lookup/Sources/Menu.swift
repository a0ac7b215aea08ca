import AppKit

func makeMenu() -> [NSMenuItem] {
  let quit = NSMenuItem(title: "Quit", action: nil, keyEquivalent: "q")  // expected-warning {{ [bypassed-translation: beside-its-lookup]}}
  quit.title = NSLocalizedString("Quit", comment: "")
  let help = NSMenuItem(title: "Help", action: nil, keyEquivalent: "?")  // expected-warning {{text 'Help' that 'NSMenuItem' gets is shown without its German translation}}
  print(NSLocalizedString("Help", comment: ""))
  return [quit, help]
}
