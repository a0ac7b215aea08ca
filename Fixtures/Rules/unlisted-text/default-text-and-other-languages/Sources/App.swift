let a = NSLocalizedString("tip.title", value: "Tip", comment: "")
let b = NSLocalizedString("save", comment: "")
let c = NSLocalizedString("https://example.org/help", comment: "")  // expected-error {{[unlisted-text: no-words]}}
