import SwiftUI

struct Panel: View {
  var body: some View {
    #if DEBUG
      Text("Debug")  // expect: key="Debug" context="debug"
      #if os(macOS)
        Text("Mac")  // expect: key="Mac" context="debug"
      #else
        Text("Phone")  // expect: key="Phone" context="debug"
      #endif
    #else
      Text("Release")  // expect: key="Release" context="app"
    #endif
    Text("Both")  // expect: key="Both" context="app"
    #if DEBUG || BETA
      Text("Beta")  // expect: key="Beta" context="app"
    #endif
  }
}
