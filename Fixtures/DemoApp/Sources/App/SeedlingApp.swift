import SwiftUI

@main
struct SeedlingApp: App {
  @StateObject private var garden = Garden()

  var body: some Scene {
    WindowGroup {
      TabView {
        PlantListView()
          .tabItem { Label(Self.plants, systemImage: "leaf") }
        TaskListView()
          .tabItem { Label(Self.tasks, systemImage: "drop") }
        JournalView()
          .tabItem { Label(Self.journal, systemImage: "book") }
        SettingsView()
          .tabItem { Label(Self.settings, systemImage: "gear") }
      }
      .environmentObject(garden)
    }
  }

  private static let plants = NSLocalizedString("tab.plants", comment: "Tab: all plants")
  private static let tasks = NSLocalizedString("tab.tasks", comment: "Tab: what to do today")
  private static let journal = NSLocalizedString("tab.journal", comment: "Tab: notes and harvest")
  private static let settings = NSLocalizedString("tab.settings", comment: "Tab: settings")
}
