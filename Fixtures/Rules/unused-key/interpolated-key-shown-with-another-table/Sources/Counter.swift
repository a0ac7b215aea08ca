import SwiftUI

struct Counter: View {
  @State var warning: LocalizedStringKey?
  let left = 3
  func update() { warning = LocalizedStringKey("characters.left.\(left)") }
  var body: some View {
    if let warning { Text(warning, tableName: "Chat") }
    Text("title", tableName: "Chat")
  }
}
