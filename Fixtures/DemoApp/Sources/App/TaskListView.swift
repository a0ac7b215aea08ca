import SwiftUI

/// What is to be done today and tomorrow.
struct TaskListView: View {
  @EnvironmentObject private var garden: Garden

  var body: some View {
    List {
      if garden.tasks.isEmpty {
        Text(NSLocalizedString("task.empty", comment: "Shown when all tasks are done"))
      }
      ForEach(garden.tasks) { task in
        Text(verbatim: task.title)
      }
      Section {
        Text(verbatim: garden.progress)
      } footer: {
        Text(verbatim: Tip.ofTheDay.text)
      }
    }
  }
}

extension GardenTask {
  var title: String {
    switch kind {
    case .water where isDueToday:
      return String(
        format: NSLocalizedString("task.water.today", comment: "Task; the argument is a plant"),
        plant.name
      )
    case .water:
      return String(
        format: NSLocalizedString("task.water.tomorrow", comment: "Task; the argument is a plant"),
        plant.name
      )
    case .fertilize:
      return String(
        format: NSLocalizedString("task.fertilize", comment: "Task; the argument is a plant"),
        plant.name
      )
    }
  }
}

extension Garden {
  var progress: String {
    let watered = tasks.count { $0.isDone }
    if watered == tasks.count { return remainingTasks(0) }
    return String(
      localized: "Watered \(watered) of \(tasks.count)",
      table: "Garden",
      comment: "Progress of the day: how many plants are watered, out of how many"
    )
  }

  func remainingTasks(_ count: Int) -> String {
    String.localizedStringWithFormat(
      NSLocalizedString("tasks.remaining", comment: "Number of tasks that are left today"),
      count
    )
  }
}
