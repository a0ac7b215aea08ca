import SwiftUI

struct Links: View {
  var body: some View {
    Text("github.com/example/app")
    Text("Save")  // expected-error {{key 'Save'}}
    Text("是")  // expected-error {{key '是'}}
  }
}
