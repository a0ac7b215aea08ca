import SwiftUI

struct Card: View {
  let title: LocalizedStringKey
  var table: String? = nil
  var body: some View { Text(title, tableName: table) }
}

final class Banner: UIView {
  let title: LocalizedStringKey
  let table: String
  init(title: LocalizedStringKey, table: String = "Chat") {
    self.title = title
    self.table = table
  }
  var text: Text { Text(title, tableName: self.table, bundle: .main) }
}

struct Row: View {
  let name: String
  var body: some View { Text(LocalizedStringKey(name), tableName: "Chat") }
}
