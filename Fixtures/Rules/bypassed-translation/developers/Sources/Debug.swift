import SwiftUI

struct Bullet: View {
  let title: String
  var body: some View { Text(title) }
}

#if DEBUG
  struct Tools: View {
    var body: some View {
      Bullet(title: "Tools")  // expected-warning {{text 'Tools' that 'Bullet' gets is shown without its German translation [bypassed-translation: seen-by-developers]}}
    }
  }
#endif

struct Main: View {
  var body: some View { Text("Tools") }
}

#Preview(as: .systemSmall) {
  Small()
} timeline: {
  Bullet(title: "Sample")  // expected-warning {{text 'Sample' that 'Bullet' gets is shown without its German translation [bypassed-translation: seen-by-developers]}}
}
