import Foundation

func ago(_ number: NSNumber) -> String {
  let amount = formatter.string(from: number) ?? ""
  return "Last \(amount) ago"
}
func sentence(_ name: String?) -> String { "From " + (name ?? "someone") }
func part(_ name: String?) -> String { "part." + (name ?? "none") }

let prose = NSLocalizedString(ago(3), comment: "")  // expected-note {{dynamic-key}}
let joined = NSLocalizedString(sentence(nil), comment: "")  // expect: key="From someone"
func f(name: String?) {
  NSLocalizedString("x." + (name ?? ""), comment: "")  // expected-note {{'x.*'}}
  NSLocalizedString("y." + (name ?? "none"), comment: "")  // expected-note {{'y.*'}} // expect: key="y.none"
  NSLocalizedString(name ?? "none", comment: "")  // expected-note {{dynamic-key}} // expect: key="none"
  NSLocalizedString(stored["name"] as? String ?? "default.name", comment: "")  // expected-note {{dynamic-key}} // expect: key="default.name"
  NSLocalizedString("Hello " + (name ?? "you"), comment: "")  // expected-note {{'Hello *'}}
}
