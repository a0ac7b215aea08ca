let whole = NSLocalizedString("%qd of sand", comment: "")  // expected-error {{text '%qd of sand' is not in table 'Localizable' [unlisted-text]}}
let part = NSLocalizedString("%.1f of sand", comment: "")
let long = NSLocalizedString("%.2f of salt", comment: "")  // expected-error {{text '%.2f of salt' is not in table 'Localizable' [unlisted-text]}}
