let text = NSLocalizedString("Pay \(name) now", comment: "")  // expected-error {{key 'Pay * now' contains an interpolation, so the lookup always fails [interpolated-key]}}
