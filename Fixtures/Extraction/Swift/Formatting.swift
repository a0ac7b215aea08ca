import Foundation

// What is put into a text, as far as the tokens tell.

func cart(items: [String], total: Double, unknown: CVarArg) {
  // expect@+1: key="cart.items" arguments="integer" traits="lacksLocale"
  title = String(format: NSLocalizedString("cart.items", comment: ""), items.count)
  // expect@+1: key="cart.both" arguments="object integer" traits=""
  title = String.localizedStringWithFormat(NSLocalizedString("cart.both", comment: ""), "a", 3)
  // expect@+2: key="cart.locale" arguments="double" traits=""
  title = String(
    format: NSLocalizedString("cart.locale", comment: ""), locale: .current, Double(total))
  // expect@+1: key="cart.nil" arguments="object" traits="lacksLocale"
  title = String(format: NSLocalizedString("cart.nil", comment: ""), locale: nil, "a")
  // expect@+2: key="cart.array" arguments="object object" traits="lacksLocale"
  title = String(
    format: NSLocalizedString("cart.array", comment: ""), arguments: ["a", String(items.count)])
  // expect@+1: key="cart.any" arguments="" traits="lacksLocale"
  title = String(format: NSLocalizedString("cart.any", comment: ""), arguments: others)
  // expect@+1: key="cart.none" arguments="" traits=""
  title = NSLocalizedString("cart.none", comment: "")
  // expect@+1: key="cart.unknown" arguments="unknown" traits="lacksLocale"
  title = String(format: "cart.unknown".localizedText, other())
}

extension String {
  var localizedText: String { NSLocalizedString(self, comment: "") }
}

func variables(isEmpty: Bool) -> String {
  // expect@+1: key="format.first" arguments="object" traits="lacksLocale"
  let first = NSLocalizedString("format.first", comment: "")
  print(String(format: first, "a"))
  let second: String
  if isEmpty {
    // expect@+1: key="format.empty" arguments="integer"
    second = NSLocalizedString("format.empty", comment: "")
  } else {
    // expect@+1: key="format.full" arguments="integer"
    second = NSLocalizedString("format.full", comment: "")
  }
  // expect@+2: key="format.one" arguments="object"; key="format.other" arguments="object"
  let third =
    isEmpty ? NSLocalizedString("format.one", comment: "") : NSLocalizedString("format.other", comment: "")
  return String(format: second, 1) + String.init(format: third, "x")
}

// What stands around a text.

func joined(count: Int, name: String) {
  // expect@+1: key="greeting" traits="isJoined"
  title = NSLocalizedString("greeting", comment: "") + name
  // expect@+1: key="label" traits=""
  title = NSLocalizedString("label", comment: "") + ": "
  // expect@+1: key="of" traits="isJoined"
  title = "1 \(NSLocalizedString("of", comment: "")) \(count)"
  // expect@+1: key="alone" traits=""
  title = "\(NSLocalizedString("alone", comment: ""))"
  // expect@+1: key="file.one" traits="isChosenByNumber"; key="file.other" traits=""
  title = count == 1 ? NSLocalizedString("file.one", comment: "") : NSLocalizedString("file.other", comment: "")
  // expect@+1: key="day.other" traits="isChosenByNumber"; key="day.one" traits="isChosenByNumber"
  title = NSLocalizedString(count > 1 ? "day.other" : "day.one", comment: "")
  // expect@+1: key="bundled" traits="namesBundle"
  title = NSLocalizedString("bundled", bundle: .module, comment: "")
  // expect@+1: key="bundled" traits="namesBundle"
  title = String(localized: "bundled", bundle: .module)
}
