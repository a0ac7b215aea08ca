import Foundation

struct DebugEngine {
  func show() -> Bullet { Bullet(title: "Found") }  // expected-warning {{text 'Found' that 'Bullet' gets is shown without its German translation}}
}
