import SwiftUI

struct Summary: View {
  var body: some View {
    Text("checkout.total")
  }
}
