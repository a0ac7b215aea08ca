import SwiftUI

// Types of one name, each meant in the type around it.

extension First {
  final class Model {
    var items: Int { 3 }
    func show() {
      _ = Text("a \(items)")  // expect: key="a %lld"
      _ = Text("b \(self.items)")  // expect: key="b %lld"
    }
  }
}
extension Second {
  final class Model { var items: [String] = [] }
}
struct Second: View {
  @State var model: Model
  var body: some View { Text("c \(model.items.count)") }  // expect: key="c %lld"
}
struct First: View {
  @State private var model: Model
  let other: Second
  var body: some View {
    Text("d \(model.items)")  // expect: key="d %lld"
    Text("e \(other.model.items[0])")  // expect: key="e %@"
    Text("f \(Model().items)")  // expect: key="f %lld"
  }
}
func outside(_ model: Model) {
  _ = Text("g \(model.items)")  // expect: key="g %?"
}

struct Device { let port: Int }
enum Wire {
  struct Device { let port: Int32 }
  static func show(_ device: Device) { _ = Text("h \(device.port)") }  // expect: key="h %d"
}
func show(_ device: Device) { _ = Text("i \(device.port)") }  // expect: key="i %lld"

// An extension of a type's other name.
typealias Crate = Chest
struct Chest { let size: Int }
extension Crate { var limit: Int { 3 } }
func show(_ chest: Chest) {
  _ = Text("j \(chest.limit)")  // expect: key="j %lld"
  _ = Text("k \(chest.unknown)")  // expect: key="k %?"
}
