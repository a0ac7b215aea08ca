import SwiftUI

struct Card: View {
  var body: some View { EmptyView() }
}

extension View {
  func help(_ text: String) -> some View { self }
}
