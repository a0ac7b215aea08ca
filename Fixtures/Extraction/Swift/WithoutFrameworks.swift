// expect: nothing
struct Text { init(_ text: String) {} }
let own = Text("No SwiftUI here")
let button = Button("Nor here")
