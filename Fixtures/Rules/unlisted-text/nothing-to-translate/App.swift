import SwiftUI

struct Links: View {
  var body: some View {
    Text("github.com/example/app")
    Text("⌘ Q")
    Text("/pictures/")
    Text("v\(version) (\(build))")
    Text("Save")  // expected-error {{text 'Save'}}
    Text("是")  // expected-error {{text '是'}}
  }
}
