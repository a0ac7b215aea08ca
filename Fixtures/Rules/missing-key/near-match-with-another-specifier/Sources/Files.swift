let files = NSLocalizedString("%lu files", comment: "")  // expected-error {{key '%lu files' is not in table 'Localizable' [missing-key]}}
