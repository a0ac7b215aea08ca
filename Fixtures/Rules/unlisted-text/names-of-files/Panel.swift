import SwiftUI

let open = Button("README.rtfd") {}  // expected-note {{2 names, units and signs are not in table 'Localizable' [unlisted-text]}}
let list = Text("settings.json")
let hint = Text("Open notes.txt")  // expected-error {{text 'Open notes.txt' is not in table 'Localizable' [unlisted-text]}}
let done = Text("Done")
