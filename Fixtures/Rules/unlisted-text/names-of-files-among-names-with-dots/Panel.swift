import SwiftUI

// The table's keys have dots, so that this is one of them.
let export = Button("export.csv") {}  // expected-error {{'export.csv' is not in table 'Localizable' [unlisted-text]}}
let done = Text("panel.done")
