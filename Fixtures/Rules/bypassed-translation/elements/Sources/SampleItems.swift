extension Store {
  func loadSamples() { items = [Item(id: 9, title: "Sample", detail: "Sample", note: "Made up")] }
}
