import SwiftUI

// What closures get from methods, and what closures of several statements give.

struct Runner {
  func each(_ use: (Int, String) -> Void) {}
  static func run(_ count: Int, then use: (Double, String) -> Void) {}
}
func run(_ runner: Runner) {
  runner.each { number, name in
    _ = Text("a \(number) \(name)")  // expect: key="a %lld %@"
  }
  Runner.run(1) { size, name in
    _ = Text("b \(size) \(name)")  // expect: key="b %lf %@"
  }
  Runner.run(1, then: { (size, name) in
    _ = Text("c \(size) \(name)")  // expect: key="c %lf %@"
  })
  unknown.each { number, name in
    _ = Text("d \(number) \(name)")  // expect: key="d %? %?"
  }
}

extension URL {
  static let longest = { let length = 3; return length }()
  static let either = { if isLong { return 1 }; return unknown() }()
}
func lengths() {
  let local = { let text = "x"; return text }()
  _ = Text("e \(URL.longest)")  // expect: key="e %lld"
  _ = Text("f \(URL.either)")  // expect: key="f %?"
  _ = Text("g \(local)")  // expect: key="g %@"
}

// Heads with an attribute.
func free(_ use: (Int) -> Void) {}
func attributes() {
  free { @MainActor number in
    _ = Text("h \(number)")  // expect: key="h %lld"
  }
  free { @Sendable (number: Int) in
    _ = Text("i \(number)")  // expect: key="i %lld"
  }
}

// What closures give that a framework's function returns.
struct Model { let count: Int }
func results(_ model: Model) async {
  let run = await MainActor.run { model.count }
  let animated = withAnimation { model.count }
  let task = await Task { model.count }.value
  let other = await Other.run { model.count }
  _ = Text("j \(run) \(animated) \(task) \(other)")  // expect: key="j %lld %lld %lld %?"
}
