import SwiftUI

let words = [
  Text("Open"), Text("Close"), Text("Back"), Text("Copy"), Text("Cut"), Text("Paste"), Text("Print"),
  Text("cards.tsv"), Text("table.xlsx"),
  Text("sk_live_49Y2K-9A90"), Text("home.title"), Text("home.subtitle"), Text("home.footer"),
]
