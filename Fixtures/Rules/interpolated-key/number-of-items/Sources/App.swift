let text = NSLocalizedString("\(count) items", comment: "")  // expected-error {{key '* items' contains an interpolation, so the lookup always fails [interpolated-key]}}
