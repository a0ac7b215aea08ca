import SomePackageThatIsNotHere

struct Screen {
  var body: some View { Text("Only SwiftUI has views") }  // expect: key="Only SwiftUI has views"
}
