import SwiftUI

struct Settings: View {
  var body: some View {
    Button("Save " + name) {}  // expected-warning {{'Save *' of 'Button'}}
    DisclosureGroup("More of " + name) {}  // expected-warning {{'More of *' of 'DisclosureGroup'}}
    GroupBox("Details of " + name) {}  // expected-warning {{'Details of *' of 'GroupBox'}}
    Label("Starred by " + name, systemImage: "star")  // expected-warning {{'Starred by *' of 'Label'}}
    LabeledContent("Version of " + name, value: version)  // expected-warning {{'Version of *' of 'LabeledContent'}}
    Link("Website of " + name, destination: url)  // expected-warning {{'Website of *' of 'Link'}}
    Menu("Actions for " + name) {}  // expected-warning {{'Actions for *' of 'Menu'}}
    NavigationLink("Next to " + name) {}  // expected-warning {{'Next to *' of 'NavigationLink'}}
    Picker("Colour of " + name, selection: $colour) {}  // expected-warning {{'Colour of *' of 'Picker'}}
    ProgressView("Loading " + name)  // expected-warning {{'Loading *' of 'ProgressView'}}
    Section("Notes of " + name) {}  // expected-warning {{'Notes of *' of 'Section'}}
    SecureField("Password of " + name, text: $password)  // expected-warning {{'Password of *' of 'SecureField'}}
    Text("Hello " + name)  // expected-warning {{'Hello *' of 'Text'}}
    TextField("Address of " + name, text: $address)  // expected-warning {{'Address of *' of 'TextField'}}
    Toggle("Notify " + name, isOn: $isNotified)  // expected-warning {{'Notify *' of 'Toggle'}}
    avatar
      .accessibilityHint("Opens the page of " + name)  // expected-warning {{'Opens the page of *' of 'accessibilityHint'}}
      .accessibilityLabel("Photo of " + name)  // expected-warning {{'Photo of *' of 'accessibilityLabel'}}
      .alert("Remove " + name, isPresented: $isRemoving) {}  // expected-warning {{'Remove *' of 'alert'}}
      .confirmationDialog("Block " + name, isPresented: $isBlocking) {}  // expected-warning {{'Block *' of 'confirmationDialog'}}
      .help("Shows " + name)  // expected-warning {{'Shows *' of 'help'}}
      .navigationTitle("Page of " + name)  // expected-warning {{'Page of *' of 'navigationTitle'}}
  }
}
