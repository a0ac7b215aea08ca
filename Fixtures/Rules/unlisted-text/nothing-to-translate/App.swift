import SwiftUI

struct Links: View {
  var body: some View {
    Text("github.com/example/app")  // expected-error {{text 'github.com/example/app' is not in table 'Localizable' [unlisted-text: no-words]}}
    Text("⌘ Q")  // expected-error {{[unlisted-text: no-words]}}
    Text("/pictures/")  // expected-error {{[unlisted-text: no-words]}}
    Text("v\(version) (\(build))")  // expected-error {{[unlisted-text: no-words]}}
    Text("\(hours):\(minutes)")  // expected-error {{[unlisted-text: no-letters]}}
    Text("Save")  // expected-error {{text 'Save'}}
    Text("是")  // expected-error {{text '是'}}
  }
}
