import SwiftUI

struct Page: View {
  var body: some View {
    Text("Plain")  // expect: key="Plain" routine="Text"
    Text("Full", tableName: "Page", bundle: .main, comment: "C")  // expect: key="Full" table="Page" comment="C"
    Text(verbatim: "Verbatim")
    Text(name)
    Text("a" + "b")
    Text(isOn ? "On" : "Off")  // expect: key="On"; key="Off"
    Text(name ?? "Untitled")
    Text(isOn ? "On" : name)
    Text(LocalizedStringKey("Explicit"))  // expect: key="Explicit" routine="LocalizedStringKey"
    Text(.init("A string before it is a key"))
    Label("Settings", systemImage: "gear")  // expect: key="Settings"
    Label(title, systemImage: "gear")
    Image("icon")
    Button("Delete", role: .destructive) { print("deleted") }  // expect: key="Delete"
    Toggle("Wi-Fi", isOn: $isOn).help("Turns it on")  // expect: key="Wi-Fi"; key="Turns it on"
    TextField("Name", text: $name, prompt: Text("Your name"))  // expect: key="Name"; key="Your name"
    Section("Account") { Text("Inner") }  // expect: key="Account"; key="Inner"
    SwiftUI.Text("Qualified")  // expect: key="Qualified"
    LaunchAtLogin.Toggle("Foreign")
    List {}
      .navigationTitle("Library")  // expect: key="Library" routine="navigationTitle"
      .searchable(text: $query, prompt: "Search books")  // expect: key="Search books"
      .accessibilityLabel("Books")  // expect: key="Books"
      .accessibilityInputLabels(["Shelf", "Rack"])  // expect: key="Shelf"; key="Rack"
      .accessibilityAction(named: "Open") {}  // expect: key="Open"
      .accessibilityCustomContent("Author", "Anonymous")  // expect: key="Author"; key="Anonymous"
      .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }  // expect: key="Sure?"; key="Yes"
      .accessibilityIdentifier("books-list")
      .tag("books")
  }
}

#Preview("Preview name") {
  Text("Only here")  // expect: key="Only here" context="previewMacro"
}

struct Page_Previews: PreviewProvider {
  static var previews: some View { Text("Nor here") }  // expect: key="Nor here" context="preview"
}

let after = Text("After")  // expect: key="After" context="app"
