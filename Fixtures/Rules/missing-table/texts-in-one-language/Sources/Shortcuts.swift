import AppIntents

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Water(), phrases: ["Water the garden with \(.applicationName)"])  // expected-warning {{table 'AppShortcuts' does not exist; 1 key is asked of it [missing-table: only-language]}}
  }
}
let title = NSLocalizedString("Garden", comment: "")
