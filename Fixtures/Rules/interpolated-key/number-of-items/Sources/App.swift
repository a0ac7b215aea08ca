let text = NSLocalizedString("\(count) items", comment: "")  // expected-error {{interpolation is carried out before key '* items' is looked up [interpolated-key]}}
