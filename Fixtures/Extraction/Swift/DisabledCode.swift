import SwiftUI

struct DisabledCode: View {
  var body: some View {
    #if false
      Text("Later")  // expect: key="Later" context="disabled"
    #else
      Text("Now")  // expect: key="Now" context="app"
    #endif
    #if falsehood
      Text("Sometimes")  // expect: key="Sometimes" context="app"
    #endif
    #if !true || false
      Text("Either")  // expect: key="Either" context="disabled"
    #elseif DEBUG && false
      Text("Neither")  // expect: key="Neither" context="disabled"
    #endif
    #if DEBUG && false
      Text("Both")  // expect: key="Both" context="disabled"
    #endif
    #if !false || DEBUG
      Text("Sure")  // expect: key="Sure" context="app"
    #else
      Text("Old")  // expect: key="Old" context="disabled"
    #endif
    #if compiler(>=5)
      Text("Compiled")  // expect: key="Compiled" context="app"
    #else
      Text("Too old")  // expect: key="Too old" context="disabled"
    #endif
    #if swift(<4)
      Text("Swift 3")  // expect: key="Swift 3" context="disabled"
    #elseif swift(<5)
      Text("Swift 4")  // expect: key="Swift 4" context="app"
    #endif
    Text("Always")  // expect: key="Always" context="app"
  }
}
