import SwiftUI

struct Other { let title: LocalizedStringResource }
struct Details { let title: String? }
struct Screen: View {
  let details: Details
  let other: Other?
  var body: some View {
    Text(details.title ?? "a string")
    Text(other?.title ?? "Untitled")  // expect: key="Untitled"
    Text(isOn ? details.title : "a string")
  }
}
