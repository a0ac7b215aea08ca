import AppIntents
import SwiftUI

// A literal behind `stringLiteral:` that is filled with the values of a few cases names a few keys.
enum Rhythm: String, CaseIterable {
  case daily, everyWeek = "every_week"

  var localized: String {
    String(localized: LocalizedStringResource(stringLiteral: "Rhythm\(rawValue.capitalized)"))  // expect: key="RhythmDaily" ; key="RhythmEvery_Week"
  }
  var shown: LocalizedStringKey { LocalizedStringKey(stringLiteral: rawValue) }  // expect: key="daily" table="?"; key="every_week" table="?"
}

// What is interpolated behind `stringLiteral:` is a text of the running program, also in an intent.
func dialog(_ reason: String) -> IntentDialog {
  reason.isEmpty
    ? IntentDialog(stringLiteral: "No reason")  // expect: key="No reason"
    : IntentDialog(stringLiteral: "Failed: \(reason)")  // expected-note {{key is interpolated}}
}
