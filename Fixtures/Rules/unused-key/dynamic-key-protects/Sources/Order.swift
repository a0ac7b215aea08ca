let title = NSLocalizedString("order.title", comment: "")
let status = NSLocalizedString("order.status." + order.status, comment: "")  // expected-note {{key}}
