import SwiftUI

struct DisabledCode: View {
  var body: some View {
    #if false
      Text("Later")  // expect: key="Later" context="debug"
    #else
      Text("Now")  // expect: key="Now" context="app"
    #endif
    #if falsehood
      Text("Sometimes")  // expect: key="Sometimes" context="app"
    #endif
    Text("Always")  // expect: key="Always" context="app"
  }
}
