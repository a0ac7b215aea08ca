import AppIntents

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Feed(),
      phrases: [
        "Feed the cat with \(.applicationName)",  // expected-error {{text 'Give food with ${applicationName}' is not in table 'AppShortcuts' [unlisted-text]}}
        "Start \(.applicationName)",
        "Give food with \(.applicationName)",
      ],
      shortTitle: "Feed",
      systemImageName: "cat"
    )
  }
}
