func warn(_ asset: String) -> String {
  R.string.localizable.scamWarning(asset, preferredLanguages: ["en"])  // expected-warning {{text of key 'scam.warning' takes no arguments, and the call passes 1}}
}
let sum = R.string.localizable.sum(1, 2)
let title = R.string.localizable.title()
let direction = L10n.to("A", "B")
let to = L10n.to
