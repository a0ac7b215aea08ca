let one = NSLocalizedString("save.failed", tableName: "Erorrs", comment: "")  // expected-warning {{table 'Erorrs' does not exist; 2 keys are asked of it [missing-table]}}
let two = NSLocalizedString("save.full", tableName: "Erorrs", comment: "")
let three = NSLocalizedString("save.locked", tableName: "Errors", comment: "")
