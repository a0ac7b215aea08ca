import SwiftUI

struct JavaDebugView: View {
  var body: some View {
    Bullet(title: "Step over")  // expected-warning {{text 'Step over' that 'Bullet' gets is shown without its German translation}}
  }
}
