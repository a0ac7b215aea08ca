// expect: nothing
import SwiftUI

struct Paint: View {
  var body: some View {
    Text("Color")
    Text("Empty box")
  }
}
