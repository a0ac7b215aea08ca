import SwiftUI

struct Screen: View {
  let mode: Mode
  let isRequest: Bool

  private var fields: [Field] { isRequest ? Parser.request() : Parser.answer() }

  var body: some View {
    ForEach(fields, id: \.name) { field in Text(field.name) }
    Text(mode.rawValue)
    Label(mode.label, systemImage: "sun.max")
    Image(systemName: "Dark")
  }
}
