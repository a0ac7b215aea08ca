let files = NSLocalizedString("%lu files", comment: "")  // expected-warning {{key '%lu files' is not in table 'Localizable' [missing-key]}}
