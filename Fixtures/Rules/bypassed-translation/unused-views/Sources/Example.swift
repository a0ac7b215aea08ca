import SwiftUI

@main
struct Example: App {
  var body: some Scene {
    WindowGroup { Main() }
  }
}

struct Chip: View {
  let title: String
  var body: some View { Text(title) }
}

struct Main: View {
  var body: some View { Chip(title: "Shown") }  // expected-warning {{text 'Shown' that 'Chip' gets is shown without its German translation}}
}

struct Gallery: View {
  var body: some View {
    Chip(title: "Gone")  // expected-warning {{ [bypassed-translation: unused-code]}}
    Page()
    Row()
  }
}

#Preview { Gallery() }
