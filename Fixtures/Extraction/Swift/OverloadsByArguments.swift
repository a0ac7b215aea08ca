import SwiftUI

// Which overload a call means, by the closure behind it and by its other arguments.

struct Row<Content> {
  init(_ title: LocalizedStringKey, content: () -> Content) {}
}
extension Row where Content == Never {
  init(_ title: String) {}
}
let row = Row("row") { 1 }  // expect: key="row"
let argument = Row("argument", content: { 1 })  // expect: key="argument"
let plain = Row("plain")

func show(_ title: LocalizedStringKey, count: Int) {}
func show(_ title: String, count: String) {}
let total = 3

func use() {
  show("number", count: 1)  // expect: key="number"
  show("name", count: total)  // expect: key="name"
  show("plain", count: "x")
}

final class Toasts {
  static let shared = Toasts()
  func present(_ title: LocalizedStringKey) {}
}
struct Log {
  func present(_ title: String) {}
}
func present(_ toasts: [Toasts], _ logs: [Log], _ last: Toasts?) {
  toasts[0].present("element")  // expect: key="element"
  Toasts().present("new")  // expect: key="new"
  last!.present("forced")  // expect: key="forced"
  for toast in toasts { toast.present("loop") }  // expect: key="loop"
  logs[0].present("plain")
  Log().present("plain")
  logs.first?.present("plain")
}

struct Titled { var title: LocalizedStringKey }
struct Named { var title: String }
func assign(_ titled: [Titled], _ named: [Named]) {
  var (titled, named) = (titled, named)
  titled[0].title = "assigned"  // expect: key="assigned"
  named[0].title = "plain"
  var keys: [LocalizedStringKey] = []
  keys[0] = "by index"  // expect: key="by index"
  var plain: [String] = []
  plain[0] = "plain"
}
