// options: --compiled App App/App.swift
let other = NSLocalizedString("other", comment: "")
let open = NSLocalizedString("menu.open", comment: "")  // expected-warning {{table 'Localizable' is no part of the app; 3 keys are asked of it [missing-table]}}
let save = NSLocalizedString("menu.save", comment: "")
let name = NSLocalizedString("name", tableName: "Names", comment: "")
