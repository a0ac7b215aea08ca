// What no target compiles has tables that no target takes.
let hint = NSLocalizedString("hint", tableName: "Old", comment: "")
