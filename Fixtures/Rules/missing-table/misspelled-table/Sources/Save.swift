let one = NSLocalizedString("save.failed", tableName: "Erorrs", comment: "")  // expected-warning {{table 'Erorrs' does not exist; the code uses 2 keys of it [missing-table]}}
let two = NSLocalizedString("save.full", tableName: "Erorrs", comment: "")
let three = NSLocalizedString("save.locked", tableName: "Errors", comment: "")
