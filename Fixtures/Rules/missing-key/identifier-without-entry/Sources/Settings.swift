let title = NSLocalizedString("settings.title", comment: "")  // expected-error {{key 'settings.title' is not in table 'Localizable' [missing-key]}}
let again = NSLocalizedString("settings.title", comment: "")  // expected-note {{also used here}}
let save = NSLocalizedString("save", comment: "")
