let open = NSLocalizedString("open", comment: "")
let save = NSLocalizedString("save", comment: "")
let hint = NSLocalizedString("hint", tableName: "Kit", comment: "")
let other = NSLocalizedString("other", tableName: "Kit", comment: "")  // expected-warning {{table 'Kit' is not part of the app; the code uses 1 key of it [missing-table]}}
