import SwiftUI

#Preview { Text("Sample") }

let title = Text("Title")
let chosen = NSLocalizedString(UserDefaults.standard.string(forKey: "chosen")!, comment: "")  // expected-note {{is not known [dynamic-key]}}
