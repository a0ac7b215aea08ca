import SwiftUI

struct Whistle: View {
  var body: some View {
    Text("Boiling now", bundle: .module)
    // The app's bundle may have it.
    Text("Lid closed")
    Text("Steam in \(3) seconds", bundle: .module)
  }
}
