// options: --compiled App App/App.swift
let other = NSLocalizedString("other", comment: "")
let open = NSLocalizedString("menu.open", comment: "")  // expected-warning {{table 'Localizable' is not part of the app; the code uses 3 keys of it [missing-table]}}
let save = NSLocalizedString("menu.save", comment: "")
let name = NSLocalizedString("name", tableName: "Names", comment: "")
