let title = NSLocalizedString("intent.title", comment: "")  // expected-error {{key 'intent.title' is not in table 'Localizable' [missing-key]}}
let named = NSLocalizedString("intent.title", tableName: "Intents", comment: "")
let home = NSLocalizedString("home.title", tableName: "Intents", comment: "")  // expected-error {{key 'home.title' is not in table 'Intents'}}
let own = NSLocalizedString("home.title", comment: "")
