import SwiftUI

let names = [
  Text("welcome-title"), Text("welcome-text"), Text("tourTitle"), Text("tourHintOfPage"), Text("tourNext"),
  Text("saveTitle"), Text("welcomeBack"),
]
let texts = [
  Text("read-only"), Text("macos-helper-tool"), Text("iCloudDrive"), Text("openSource"), Text("openSourceTools"), Text("saveBody"),
  Text("tour-guide"),
  Text("Open"), Text("Close"), Text("Back"), Text("Copy"), Text("Cut"), Text("Paste"), Text("Print"), Text("Find"),
]
func text(_ value: String) -> String { NSLocalizedString("tourValue", value: value, comment: "") }
#Preview { Text("tourPreview") }
