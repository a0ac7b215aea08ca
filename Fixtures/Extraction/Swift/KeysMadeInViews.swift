import SwiftUI

// Nothing but `.init(…)` says that a string becomes a key.
struct Row: View {
  let title: String
  let detail: String

  var body: some View {
    VStack {
      Text(.init(title))
      Text(verbatim: detail)
    }
  }
}
let row = Row(title: "Title", detail: "No key")  // expect: key="Title" routine="Row"

func headline(_ key: String) -> some View { Text(.init(key), tableName: "Heads") }
let head = headline("Headline")  // expect: key="Headline" table="Heads" routine="headline"

func badge(_ model: Model) -> some View { Text(.init(model.name)) }
let badge = badge("No key")
