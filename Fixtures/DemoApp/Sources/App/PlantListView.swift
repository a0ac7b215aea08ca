import SwiftUI

/// All plants of the garden, with a search field above them.
struct PlantListView: View {
  @EnvironmentObject private var garden: Garden
  @State private var search = ""

  var body: some View {
    NavigationStack {
      List(garden.plants(matching: search)) { plant in
        NavigationLink(value: plant) { PlantRow(plant: plant) }
      }
      .overlay { if garden.plants.isEmpty { emptyState } }
      .searchable(text: $search, prompt: searchPrompt)
      .navigationTitle(String(localized: "\(garden.plants.count) plants", table: "Garden"))
      .navigationDestination(for: Plant.self) { PlantDetailView(plant: $0) }
      .toolbar { addButton }
    }
  }

  private var searchPrompt: String {
    String(localized: "Search plants", table: "Garden", comment: "Prompt of the search field")
  }

  private var emptyState: some View {
    VStack(spacing: 8) {
      Text(LocalizedStringResource("No plants yet", table: "Garden"))
        .font(.headline)
      Text(
        LocalizedStringResource(
          "Tap a plant to see its care plan",
          table: "Garden",
          comment: "Shown below an empty list"
        )
      )
      .foregroundStyle(.secondary)
    }
  }

  private var addButton: some View {
    Button(action: garden.addPlant) {
      Label {
        Text(LocalizedStringResource("Add plant", table: "Garden"))
      } icon: {
        Image(systemName: "plus")
      }
    }
  }
}

/// One plant in the list.
struct PlantRow: View {
  let plant: Plant

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: plant.name)
      if plant.isThirsty {
        Text(String(localized: "\(plant.name) needs water", table: "Garden"))
          .font(.caption)
      }
    }
  }
}
