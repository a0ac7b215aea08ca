import SwiftUI

enum Status {
  case open, closed, unknown(String)

  var name: LocalizedStringResource {
    switch self {
    case .open: "Open"  // expect: key="Open"
    case .closed: return "Closed"  // expect: key="Closed"
    case .unknown("x"):
      let local = "not a key"
      if isShort { return local.isEmpty ? "Empty" : "Full" }  // expect: key="Empty"; key="Full"
      print("not a key either")
      return .init("Unknown", table: "Status", comment: "C")  // expect: key="Unknown" table="Status" comment="C"
    default: "Other"  // expect: key="Other"
    }
  }

  func label(for count: Int) -> LocalizedStringKey {
    guard count > 0 else { return "None" }  // expect: key="None"
    return if count == 1 { "Single" } else { "Many" }  // expect: key="Single"; key="Many"
  }

  var short: String { "plain" }
  subscript(key: String) -> LocalizedStringKey { "Subscript" }  // expect: key="Subscript"
}

let lazy: LocalizedStringKey = {
  switch kind {
  case 1: return "Immediate"  // expect: key="Immediate"
  default: return "Otherwise"  // expect: key="Otherwise"
  }
}()
let builder: () -> LocalizedStringKey = { "Built" }  // expect: key="Built"
let fallback: LocalizedStringKey = title ?? "Fallback"  // expect: key="Fallback"

struct Editor {
  var title: LocalizedStringKey = "Draft"  // expect: key="Draft"
  mutating func finish() {
    title = isGood ? "Good" : "Bad"  // expect: key="Good"; key="Bad"
  }
}
