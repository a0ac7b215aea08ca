import SwiftUI

private func label(_ number: Int) -> String { "\(number)" }

// Its own members are meant, and the names of no other type's.
struct Card: View {
  let window: Window
  let mark: (Int) -> String

  var body: some View {
    Text(verbatim: "\(format(window.start)) – \(self.format(window.end)) \(label(window.end))")
    Text(verbatim: format("Noon") + text(window) + mark(window.start) + shown("Plain"))
    Text(verbatim: caption(window.start) + named(window.start) + L("Free"))
  }

  private func format(_ minute: Int) -> String { "\(minute)" }
  private func format(_ time: String) -> String { time.uppercased() }
  private func text<Value>(_ value: Value) -> String { "\(value)" }
  private func caption(_ minute: Int) -> String { "\(minute)" }
  private func named(_ minute: Int) -> String { "\(minute)" }
  private func title(_ name: String) -> String { name.uppercased() }
  func shown(_ name: String) -> String { title(name) }

  func summary() -> String {
    func title(_ minute: Int) -> String { "\(minute)" }
    return title(window.start)
  }
}

struct Window {
  let start: Int
  let end: Int
}
