// expect: nothing
import SwiftUI

struct Feeds: View {
  var body: some View {
    Button("Owl.hr") {}
    Button("Mr.Heron") {}
    Text("feed_title")
  }
}
