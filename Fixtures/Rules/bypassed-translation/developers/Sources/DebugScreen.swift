import SwiftUI

struct DebugList: View {
  var body: some View {
    Bullet(title: "Listed")  // expected-warning {{text 'Listed' that 'Bullet' gets is shown without its German translation [bypassed-translation: seen-by-developers]}}
  }
}
