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

struct Previews: PreviewProvider {
  static var previews: some View { Text("Provided") }  // expect: key="Provided" context="preview"
}
