import SwiftUI

let chat = Label("Duck.ai", systemImage: "bubble")
let pay = Text("Pay")
