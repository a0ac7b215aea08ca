import SwiftUI

struct Status: View {
  @State private var shown = ""
  @State private var plain = ""
  let host: String
  let other: String

  var body: some View {
    VStack {
      Text(shown)
      Text(plain)
      Button("Hour") {
        shown = "1 hour"  // expected-warning {{ [bypassed-translation: beside-its-lookup]}}
        show(NSLocalizedString("1 hour", comment: ""))
      }
      Button("Day") {
        plain = "1 day"  // expected-warning {{text '1 day' that 'Status' gets is shown without its German translation}}
        print("Set")
        print("by")
        show(NSLocalizedString("1 day", comment: ""))
      }
      Text(host)
      Text(other)
      Text("Other")
    }
  }

  private func show(_ text: String) { shown = text }
}

struct Main: View {
  var body: some View {
    Status(
      host: "Local",  // expected-warning {{text 'Local' that 'Status' gets}}
      other: "Other"  // expected-warning {{text 'Other' that 'Status' gets}}
    )
  }
}
