func translate(_ key: String) -> String { NSLocalizedString(key, comment: "") }  // expected-note {{key}}
let title = NSLocalizedString("order.title", comment: "")
