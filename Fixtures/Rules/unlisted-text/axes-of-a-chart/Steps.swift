import Charts
import SwiftUI

struct Steps: View {
  var body: some View {
    Chart {
      BarMark(x: .value("Weekday", 1), y: .value("Step count", 2))  // expected-note {{2 names, units and signs are not in table 'Localizable' [unlisted-text]}}
    }
    Text("Step goal")  // expected-error {{text 'Step goal' is not in table 'Localizable' [unlisted-text]}}
    Text("DONE")
  }
}
