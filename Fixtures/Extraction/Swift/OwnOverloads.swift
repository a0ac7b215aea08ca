import SwiftUI

// Somebody's own initializers and modifiers name a table or a bundle as those of `Text` do.

var body: some View {
  Button("Send", tableName: "Chat") {}  // expect: key="Send" table="Chat"
  Toggle("Sound", bundle: .module, isOn: $on)  // expect: key="Sound"
  content.navigationTitle("Chats", tableName: "Chat")  // expect: key="Chats" table="Chat"
  LabeledContent("Version", value: "1.0")  // expect: key="Version"
}
