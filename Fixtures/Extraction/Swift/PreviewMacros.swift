import SwiftUI

struct Screen: View {
  var body: some View { Text("Shown") }  // expect: key="Shown"
}

// The compiler extracts nothing of what a macro is expanded to.
#Preview { Text("Sample").navigationTitle("Title") }  // expect: key="Sample" context="previewMacro"; key="Title" context="previewMacro"
#Preview("no key") {
  struct Wrapper: View {
    var body: some View { Text("Wrapped") }  // expect: key="Wrapped" context="previewMacro"
  }
  return Wrapper()
}

#Playground { _ = Text("Played") }  // expect: key="Played" context="previewMacro"
let after = Text("After")  // expect: key="After" context="app"

struct Previews: PreviewProvider {
  static var previews: some View { Text("Provided") }  // expect: key="Provided" context="preview"
}

// What private types show that previews alone name; who else names them shows them to users.
private struct Harness {
  struct Row: View {
    var body: some View { Text("In a harness") }  // expect: key="In a harness" context="preview"
  }
}
fileprivate struct Both: View {
  var body: some View { Text("In both") }  // expect: key="In both"
}
private struct Told: View {
  static let name = "told"
  var body: some View { Text("Told") }  // expect: key="Told"
}
private struct Unused: View {
  var body: some View { Text("Unused") }  // expect: key="Unused"
}
struct Shared: View {
  var body: some View { Text("Shared") }  // expect: key="Shared"
}
#Preview { VStack { Harness.Row(); Both(); Told(); Shared() } }
let both = Both()
let told = "a \(Told.name)"
