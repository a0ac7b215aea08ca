import SwiftUI

struct Screen: View {
  @ObservedObject var model: Model
  @Environment(Hint.self) private var hint
  @State private var alert: String?

  var body: some View {
    VStack {
      if let message = model.message { Text(message) }
      Text(model.status)
      Text(model.failure ?? "")
      Text(LocalizedStringKey(model.titleKey ?? ""))  // expected-note {{property 'titleKey' has no known value [dynamic-key]}}
      if let alert { Text(alert) }
    }
    .onAppear {
      model.message = "Said by a view"  // expected-warning {{text 'Said by a view' that 'Text' gets}}
      hint.message = "Never shown"
      alert = "Said by itself"  // expected-warning {{text 'Said by itself' that 'Screen' gets}}
    }
  }
}

#Preview {
  let model = Model()
  model.message = "Said by a preview"  // expected-warning {{ [bypassed-translation: seen-by-developers]}}
  return Screen(model: model)
}
