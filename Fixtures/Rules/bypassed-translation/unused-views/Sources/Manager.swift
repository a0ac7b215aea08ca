import AppKit

final class Manager {
  static let shared = Manager()
  func show() {
    let window = NSWindow()
    window.title = "Window"  // expected-warning {{ [bypassed-translation: unused-code]}}
  }
}
