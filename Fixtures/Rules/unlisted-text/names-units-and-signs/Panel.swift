import Charts
import SwiftUI

func texts(_ n: Int, _ w: Double) -> [Text] {
  [
    Text("© 2020 Ann Lee"), Text("ChatGPT"), Text("kg"), Text("Esc"), Text("Ctrl"),  // expected-note {{9 names, units and signs are not in table 'Localizable' [unlisted-text]}}
    Text("Search"),  // expected-error {{text 'Search' is not in table 'Localizable' [unlisted-text]}}
    Text("Delete all"),  // expected-error {{text 'Delete all' is not in table 'Localizable' [unlisted-text]}}
    Text("Yes"),  // expected-error {{text 'Yes' is not in table 'Localizable' [unlisted-text]}}
    Text("Bus"),  // expected-error {{text 'Bus' is not in table 'Localizable' [unlisted-text]}}
    Text("設定"),  // expected-error {{is not in table 'Localizable' [unlisted-text]}}
    Text("Zpět"),  // expected-error {{text 'Zpět' is not in table 'Localizable' [unlisted-text]}}
    Text("Čtvrť"),  // expected-error {{text 'Čtvrť' is not in table 'Localizable' [unlisted-text]}}
    Text("Visit GitHub"),  // expected-error {{text 'Visit GitHub' is not in table 'Localizable' [unlisted-text]}}
    Text("Prim/Bonus"),  // expected-error {{text 'Prim/Bonus' is not in table 'Localizable' [unlisted-text]}}
    Text("Net: \(n)"),  // expected-error {{text 'Net: %lld' is not in table 'Localizable' [unlisted-text]}}
    Text("Aa"), Text("\(w, specifier: "%.1f") kg"),
    Text("\(n) days"),  // expected-error {{text '%lld days' is not in table 'Localizable' [unlisted-text]}}
    Text("kg \(n) cm"), Text("↓ \(n) · ↑ \(n) Mbps"),
    Text("kg of \(n)"),  // expected-error {{text 'kg of %lld' is not in table 'Localizable' [unlisted-text]}}
    Text("DONE"),
  ]
}
