import SwiftUI

@Observable final class Model {
  var status = ""
  func load() { status = "Loaded" }  // expected-warning {{ [bypassed-translation: unused-code]}}
}

struct Page: View {
  @State private var model = Model()
  var body: some View {
    Text(model.status)
    Row()
    Chip(title: "Deep")  // expected-warning {{ [bypassed-translation: unused-code]}}
  }
}
