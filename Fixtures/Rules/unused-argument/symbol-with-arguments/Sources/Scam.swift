func warn(_ asset: String) -> String {
  R.string.localizable.scamWarning(asset, preferredLanguages: ["en"])  // expected-warning {{text of key 'scam.warning' takes no arguments, and the call passes 1}}
}
let sum = R.string.localizable.sum(1, 2)
let title = R.string.localizable.title()
let direction = L10n.to("A", "B")
let to = L10n.to
let loud = L10n.Balance.due.uppercased(with: .current)
let filled = L10n.Balance.due.replacingOccurrences(of: "{sum}", with: "4")
let twice = L10n.Balance.due(4)  // expected-warning {{text of key 'balance.due' takes no arguments, and the call passes 1}}
