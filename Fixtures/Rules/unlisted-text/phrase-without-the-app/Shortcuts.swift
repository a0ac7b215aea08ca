import AppIntents

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Feed(),
      // expected-error@+1 {{phrase 'Feed the cat' does not name the app [missing-application-name]}}
      phrases: ["Feed the cat"],  // expected-error {{text 'Feed the cat' is not in table 'AppShortcuts' [unlisted-text: phrase-without-the-app]}}
      shortTitle: "Feed",
      systemImageName: "cat"
    )
  }
}
