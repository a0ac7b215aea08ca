import Foundation

/// A plant, and what it wants.
struct Plant: Identifiable, Hashable, Codable {
  var id = UUID()
  var name: String
  var species: String
  var location: String
  var notes = ""
  var light = Light.halfShade
  var season = Season.summer
  var lastWatered = Date.distantPast
  var daysBetweenWaterings = 3

  var isThirsty: Bool {
    let due = Calendar.current.date(byAdding: .day, value: daysBetweenWaterings, to: lastWatered)
    return due.map { $0 <= Date() } ?? true
  }
}

enum Light: String, Codable {
  case sun
  case halfShade = "half-shade"
  case shade
}

struct GardenTask: Identifiable {
  enum Kind {
    case water
    case fertilize
  }

  var id = UUID()
  var kind: Kind
  var plant: Plant
  var isDueToday: Bool
  var isDone = false
}

struct JournalEntry: Identifiable {
  struct Harvest {
    var amount: Measurement<UnitMass>
  }

  var id = UUID()
  var plant: Plant
  var note: String
  var harvest: Harvest?
}

/// What the app shows and stores.
final class Garden: ObservableObject {
  @Published private(set) var plants: [Plant] = []
  @Published private(set) var journal: [JournalEntry] = []

  var tasks: [GardenTask] {
    plants.map { GardenTask(kind: .water, plant: $0, isDueToday: $0.isThirsty) }
  }

  func plants(matching search: String) -> [Plant] {
    search.isEmpty ? plants : plants.filter { $0.name.localizedStandardContains(search) }
  }

  func addPlant() {
    plants.append(Plant(name: "", species: "", location: ""))
  }

  func remove(_ plant: Plant) {
    plants.removeAll { $0.id == plant.id }
  }
}
