import SwiftUI
let link = Label("github.com/example/app", image: "github")
let save = Button("Save") {}
