import SwiftUI

// One is a key by its type, the other by what is made of it.
struct Both: View {
  let title: LocalizedStringKey
  let name: String
  var body: some View {
    Text(title, tableName: "Chat")
    Text(LocalizedStringKey(name))
  }
}
