let text = NSLocalizedString("Pay \(name) now", comment: "")  // expected-error {{interpolation is carried out before key 'Pay * now' is looked up [interpolated-key]}}
