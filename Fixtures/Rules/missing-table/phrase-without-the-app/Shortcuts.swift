import AppIntents

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    // expected-error@+1 {{phrase 'Water the garden' does not name the app}}
    AppShortcut(intent: Water(), phrases: ["Water the garden"])  // expected-warning {{table 'AppShortcuts' does not exist; the code uses 1 key of it [missing-table: phrase-without-the-app]}}
  }
}
let title = NSLocalizedString("Garden", comment: "")
