let title = NSLocalizedString("settings.titel", comment: "")  // expected-error {{key 'settings.titel' is not in table 'Localizable' [missing-key]}}
let home = NSLocalizedString("home.Title", comment: "")  // expected-error {{key 'home.Title' is not in table}}
let first = NSLocalizedString("error_code_1", comment: "")
let second = NSLocalizedString("error_code_2", comment: "")  // expected-error {{key 'error_code_2' is not in table}}
let items = NSLocalizedString("list.items", comment: "")
let item = NSLocalizedString("list.item", comment: "")  // expected-error {{key 'list.item' is not in table}}
