import SwiftUI

let box = NSLocalizedString("seek.boxTitle", comment: "")
let valued = NSLocalizedString("seek.value", value: "Value", comment: "")
func text(_ value: String) -> String { NSLocalizedString("seek.unknown", value: value, comment: "") }
let words = [
  Text("Open"), Text("Close"), Text("Node.js"), Text("app-helper-tool"), Text("Back"),
  Text("Copy"), Text("Cut"), Text("Paste"), Text("Print"),
]
#Preview { Text("preview.title") }
