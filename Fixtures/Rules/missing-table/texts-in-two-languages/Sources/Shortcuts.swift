import AppIntents

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Water(),
      phrases: ["Water the garden with \(.applicationName)"]  // expected-warning {{table 'AppShortcuts' does not exist; the code uses 1 key of it [missing-table]}}
    )
  }
}
let title = NSLocalizedString("Garden", comment: "")
