let files = NSLocalizedString("%lu files", comment: "")  // expected-error {{text '%lu files' is not in table 'Localizable' [unlisted-text]}}
