import AppIntents

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Walk(),
      phrases: ["Walk with \(.applicationName)", "Go for a walk"],  // expected-error {{phrase 'Go for a walk' does not name the app [missing-application-name]}}
      shortTitle: "Walk",
      systemImageName: "figure.walk"
    )
  }
}
