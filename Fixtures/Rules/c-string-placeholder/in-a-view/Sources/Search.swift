import SwiftUI

struct Search: View {
  let name: String
  var body: some View {
    Text("Replace the query with %s")
    Text(verbatim: String(localized: "Replace %s"))
  }
}
