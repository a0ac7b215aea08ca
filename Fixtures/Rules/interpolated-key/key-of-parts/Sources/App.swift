let text = NSLocalizedString("status.\(code)", comment: "")  // expected-note {{[dynamic-key]}}
let items = String(localized: "\(count) items", comment: "")
