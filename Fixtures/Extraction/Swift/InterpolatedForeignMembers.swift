import CoreLocation
import Shop
import SwiftUI

struct Filters: OptionSet {
  let rawValue: Int
}

struct Shelf: Identifiable {
  let id: Int
  let amount: Int
}

extension Currency {
  var digits: UInt8 { 2 }
}

// A type of a package has members that the project does not see: those of the project's types, and
// what protocols demand of everybody's, tell nothing of them.
struct Cart: View {
  let order: Order
  let manager: CLLocationManager
  let filters: Filters
  let shelf: Shelf

  var body: some View {
    Text("In \(order.currency.rawValue)")  // expect: key="In %?"
    Text("Now \(manager.authorizationStatus.rawValue)")  // expect: key="Now %?"
    Text("For \(order.lines[0].amount)")  // expect: key="For %?"
    Text("Of \(somewhere.best.id) or \(somewhere.kind.rawValue)")  // expect: key="Of %? or %?"
    ForEach(Currency.allCases, id: \.self) { Text("Pay \($0.rawValue)") }  // expect: key="Pay %?"

    // What the project adds to such a type is its own.
    Text("\(order.currency.digits) digits")  // expect: key="%u digits"
    Text("\(filters.rawValue) on \(shelf.id)")  // expect: key="%lld on %lld"
    Text("\(somewhere.best.amount)")  // expect: key="%lld"
    Text("\(order.lines.count) by \(order.lines.description)")  // expect: key="%lld by %@"
  }

  // Beside a text stands no number.
  func choices(_ isOn: Bool) -> some View {
    VStack {
      Text("By \(order.method?.rawValue ?? "nobody")")  // expect: key="By %@"
      Text("As \(isOn ? somewhere.kind.amount : "none")")  // expect: key="As %@"
      Text("At \(isOn ? "none" : somewhere.kind.amount)")  // expect: key="At %@"
      Text("To \(somewhere.kind.amount + " of all")")  // expect: key="To %@"
      Text("On \(isOn ? shelf.amount : 3)")  // expect: key="On %lld"
    }
  }
}
