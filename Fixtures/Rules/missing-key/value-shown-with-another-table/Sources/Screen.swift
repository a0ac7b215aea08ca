import SwiftUI

struct Screen: View {
  let model: Model
  @ObservedObject var store: Store

  var body: some View {
    Text(model.message, tableName: "Chat")
    Text(model.hint)
    Text(store.title, tableName: Tables.topics)
    Text(store.name(of: 2), tableName: "Chat", bundle: .main)
    if let error = store.error { Text(error, tableName: "Chat") }
    if let text = store.alert { Text(text, tableName: "Chat") }
    // What a call shows itself is no value for others.
    Text("chat.alert")  // expected-error {{key 'chat.alert' is not in table 'Localizable' [missing-key]}}
    Text(LocalizedStringKey("chat.loading"))  // expected-error {{key 'chat.loading' is not in table 'Localizable' [missing-key]}}
  }
}

enum Tables {
  static let topics = "Topics"
}
