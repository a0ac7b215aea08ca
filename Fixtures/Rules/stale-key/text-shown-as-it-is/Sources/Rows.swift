import SwiftUI

func row(label: String) -> some View { Text(label) }

struct Main: View {
  var body: some View {
    row(label: "Fast")  // expected-warning {{text 'Fast' that 'row' gets is shown as it is, and not its German translation [bypassed-translation]}}
  }
}
