// expect: nothing
import AppIntents

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Water(), phrases: ["Water the garden with \(.applicationName)"])
  }
}
let title = NSLocalizedString("Garden", comment: "")
