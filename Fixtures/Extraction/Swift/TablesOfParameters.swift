import SwiftUI

struct Card: View {
  let title: LocalizedStringKey
  var table: String? = nil
  var body: some View { Text(title, tableName: table) }
}

final class Banner {
  let text: Text
  init(_ title: LocalizedStringKey, in table: String = "Third") {
    text = Text(title, tableName: table, bundle: .main)
  }
}

struct Row: View {
  let name: String
  var body: some View { Text(LocalizedStringKey(name), tableName: "Second") }
}

struct Screen: View {
  let table = "Fourth"
  var body: some View {
    Card(title: "By argument", table: "Second")  // expect: key="By argument" table="Second"
    Card(title: "By constant", table: table)  // expect: key="By constant" table="Fourth"
    Card(title: "Left out")  // expect: key="Left out" table=""
    Banner("By label", in: "Second").text  // expect: key="By label" table="Second"
    Banner("By default value").text  // expect: key="By default value" table="Third"
    Row(name: "Around a conversion")  // expect: key="Around a conversion" table="Second"
    row("In a body")  // expect: key="In a body" table="Second"
    row("In a body", "Third")  // expect: key="In a body" table="Third"
  }
  func row(_ key: String, _ name: String? = "Second") -> some View {
    Text(LocalizedStringKey(key), tableName: name)
  }
}
