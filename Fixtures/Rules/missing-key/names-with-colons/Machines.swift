import SwiftUI

struct Machines: View {
  var body: some View {
    Text("machine:title")
    Text("deleteMachine:defaultButton")  // expected-error {{key 'deleteMachine:defaultButton' is not in table 'Localizable' [missing-key]}}
    Text("Machine:Owner")  // expected-error {{key 'Machine:Owner' is not in table 'Localizable' [missing-key]}}
    Text("Machine:")
    Text("Machine: none")
  }
}
