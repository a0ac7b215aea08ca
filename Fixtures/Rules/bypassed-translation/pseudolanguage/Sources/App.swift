// expect: nothing
import SwiftUI

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

struct Main: View {
  var body: some View { Row(title: "For testers") }
}
