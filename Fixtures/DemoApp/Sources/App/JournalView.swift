import SwiftUI

/// Notes and harvests, the newest first.
struct JournalView: View {
  @EnvironmentObject private var garden: Garden
  @State private var message: String?

  var body: some View {
    NavigationStack {
      List(garden.journal) { entry in
        Text(verbatim: entry.text)
      }
      .overlay {
        if garden.journal.isEmpty {
          Text(NSLocalizedString("journal.empty", comment: "Invites to write a first note"))
        }
      }
      .navigationTitle(NSLocalizedString("journal.title", comment: "Title of the journal"))
      .toolbar {
        Button(NSLocalizedString("journal.export", comment: "Button: write the journal to a file"))
        {
          export()
        }
      }
      .alert(message ?? "", isPresented: .constant(message != nil)) {
        Button(NSLocalizedString("common.done", comment: "Closes a message")) { message = nil }
      }
    }
  }

  private func export() {
    JournalExporter.shared.export(garden.journal) { error in
      message =
        error?.localizedDescription
        ?? NSLocalizedString("journal.export.done", comment: "The journal stands in a file now")
    }
  }
}

extension JournalEntry {
  var text: String {
    guard let harvest else { return note }
    let format = NSLocalizedString(
      "journal.harvest",
      comment: "What was harvested: an amount with its unit, and a plant"
    )
    return String(format: format, harvest.amount.formatted(), plant.name)
  }
}
