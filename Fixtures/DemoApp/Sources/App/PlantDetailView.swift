import SwiftUI

/// Everything about one plant: where it stands, what light it has, when it was watered.
struct PlantDetailView: View {
  @EnvironmentObject private var garden: Garden
  @State private var isAskingToDelete = false
  let plant: Plant

  var body: some View {
    Form {
      Section {
        LabeledContent(
          NSLocalizedString("plant.name", comment: "Field of a plant"),
          value: plant.name
        )
        LabeledContent(
          NSLocalizedString("plant.species", comment: "Field of a plant: its botanical name"),
          value: plant.species
        )
        LabeledContent(
          NSLocalizedString("plant.location", comment: "Field of a plant: bed, pot or balcony"),
          value: plant.location
        )
        LabeledContent(
          String(localized: "Light", table: "Garden", comment: "How much sun a plant wants"),
          value: plant.light.title
        )
      }
      Section(String(localized: "Notes", table: "Garden")) {
        Text(verbatim: plant.notes)
        Text(String(localized: "Last watered \(lastWatered)", table: "Garden"))
      }
      deleteButton
    }
    .navigationTitle(plant.season.title)
  }

  private var lastWatered: String {
    plant.lastWatered.formatted(date: .abbreviated, time: .omitted)
  }

  private var deleteButton: some View {
    Button(role: .destructive) {
      isAskingToDelete = true
    } label: {
      Text(NSLocalizedString("plant.delete.confirm", comment: "Button that removes a plant"))
    }
    .alert(deleteQuestion, isPresented: $isAskingToDelete) {
      Button(NSLocalizedString("plant.delete.confirm", comment: "Button that removes a plant")) {
        garden.remove(plant)
      }
      Button(NSLocalizedString("common.cancel", comment: "Leaves a question as it is")) {}
    }
  }

  private var deleteQuestion: String {
    let question = NSLocalizedString(
      "plant.delete.title",
      comment: "Question before a plant is removed; the argument is its name"
    )
    return String(format: question, plant.name)
  }
}

extension Light {
  var title: String {
    switch self {
    case .sun: String(localized: "Full sun", table: "Garden")
    case .halfShade: String(localized: "Half shade", table: "Garden")
    case .shade: String(localized: "Shade", table: "Garden")
    }
  }
}
