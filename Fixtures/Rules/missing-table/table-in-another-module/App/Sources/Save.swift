// expect: nothing
let text = NSLocalizedString("save.locked", tableName: "Errors", comment: "")
