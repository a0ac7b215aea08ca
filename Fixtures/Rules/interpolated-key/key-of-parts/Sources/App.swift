let text = NSLocalizedString("status.\(code)", comment: "")  // expected-note {{[dynamic-key]}}
let count = String(localized: "\(count) items", comment: "")
