import SwiftUI

func row(label: String) -> some View { Text(label) }

struct Main: View {
  var body: some View {
    row(label: "Fast")  // expected-warning {{text 'Fast' that 'row' gets is shown without its German translation [bypassed-translation]}}
  }
}
