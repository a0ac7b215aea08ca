var body: some View {
  Text("Title")
  Text("Commented", tableName: "Views", bundle: .module, comment: "A comment")
  Text("\(count) items of \(total)")
  Text(verbatim: "Verbatim")
  Text(name ?? "Unknown")
  Text(isOpen ? "Open" : "Closed")
  Text(name ?? "")
  Text(name + " - " + other)
  Text(name)
  Button("Button") {}
  SomeText("Other")
}
