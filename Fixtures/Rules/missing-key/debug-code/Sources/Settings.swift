import SwiftUI

struct Settings: View {
  var body: some View {
    Text("settings.title")
    #if DEBUG
      Text("debug.title")
    #endif
  }
}
