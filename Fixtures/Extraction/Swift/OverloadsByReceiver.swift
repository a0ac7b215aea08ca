import SwiftUI

// Only the receiver's type tells which function of a name takes a key.

final class Toasts {
  func show(_ key: LocalizedStringKey) {}
}
final class Log {
  func show(_ text: String) {}
}

func tell(_ toasts: Toasts?, _ log: Log) {
  toasts?.show("A toast")  // expect: key="A toast"
  toasts!.show(isOn ? "One toast" : "Another")  // expect: key="One toast"; key="Another"
  log.show("no key of a log")
  unknown.show("no key without a type")
}
