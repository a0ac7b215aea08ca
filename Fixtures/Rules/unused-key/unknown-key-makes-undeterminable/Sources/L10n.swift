let status = NSLocalizedString(response.messageKey, comment: "")  // expected-note {{key}}
let title = NSLocalizedString("order.title", comment: "")
