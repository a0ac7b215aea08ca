let open = NSLocalizedString("open", comment: "")
let save = NSLocalizedString("save", comment: "")
let hint = NSLocalizedString("hint", tableName: "Kit", comment: "")
let other = NSLocalizedString("other", tableName: "Kit", comment: "")  // expected-warning {{table 'Kit' is no part of the app; 1 key is asked of it [missing-table]}}
