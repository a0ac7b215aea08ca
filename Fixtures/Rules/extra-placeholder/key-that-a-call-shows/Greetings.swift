import SwiftUI

let day = String(localized: "Good day")
let evening = LocalizedStringResource("Good evening")

func greet(_ label: UILabel) {
  label.text = NSLocalizedString("Hello", comment: "")
}

struct Greetings: View {
  var body: some View {
    Text("Good morning")
    Text("Good night")
  }
}
