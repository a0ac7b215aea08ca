let status = NSLocalizedString("status." + order.status, comment: "")  // expected-note {{[dynamic-key]}}
