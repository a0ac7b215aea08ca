import SwiftUI

/// Reminders and units.
struct SettingsView: View {
  @AppStorage("reminders") private var hasReminders = true
  @AppStorage("units") private var units = Units.metric

  var body: some View {
    Form {
      Section {
        Toggle(
          NSLocalizedString("settings.reminders", comment: "Switch for the daily notification"),
          isOn: $hasReminders
        )
      } footer: {
        Text(
          NSLocalizedString(
            "settings.reminders.footer",
            comment: "Says when notifications come"
          )
        )
      }
      Picker(NSLocalizedString("settings.units", comment: "Choice of units"), selection: $units) {
        ForEach(Units.allCases) { Text(verbatim: $0.symbol) }
      }
    }
  }
}
