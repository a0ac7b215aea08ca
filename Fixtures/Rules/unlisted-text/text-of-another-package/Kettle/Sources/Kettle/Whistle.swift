import SwiftUI

struct Whistle: View {
  var body: some View {
    Text("Boiling now", bundle: .module)
    Text("Steam in \(3) seconds", bundle: .module)
  }
}
