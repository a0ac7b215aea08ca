let open = NSLocalizedString("open", comment: "")
let save = NSLocalizedString("save", comment: "")
let hint = NSLocalizedString("hint", tableName: "Kit", comment: "")
