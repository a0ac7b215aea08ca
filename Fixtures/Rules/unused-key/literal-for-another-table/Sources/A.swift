let a = NSLocalizedString("hide", tableName: "Settings", comment: "name your list")
let b = NSLocalizedString("title", comment: "")
let c = NSLocalizedString("both", tableName: "Settings", comment: "")
let d = Row("both")
