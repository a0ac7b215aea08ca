import SwiftUI

struct Row: View {
  var title: String?
  let detail: String
  let isNew: Bool
  var body: some View {
    Text(title ?? "Untitled")  // expected-warning {{text 'Untitled' that 'Text' gets}}
    Text(isNew ? detail : "Old")  // expected-warning {{text 'Old' that 'Text' gets}}
    Text(names[detail] ?? detail)
    Text(isNew ? "New" : "Old")
  }
  private let names: [String: String] = [:]
}

struct Code: View {
  let name: String
  private let names: [String: String] = [:]
  var body: some View { Text(names[name] ?? name) }
}

struct Screen: View {
  var body: some View {
    Row(title: "Settings", detail: "All of them", isNew: true)  // expected-warning {{text 'Settings' that 'Row' gets}} expected-warning {{text 'All of them' that 'Row' gets}}
    Code(name: "Name in a dictionary")
  }
}
