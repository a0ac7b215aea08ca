import SwiftUI

struct Screen: View {
  let model: Model
  var body: some View { Text(model.message, tableName: "Chat") }
}
