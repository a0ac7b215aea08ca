let first = NSLocalizedString("a.first", comment: "")
let second = NSLocalizedString("b.second", comment: "")
let morning = NSLocalizedString("Good morning", tableName: "Old", comment: "")
let night = NSLocalizedString("Good night", tableName: "Old", comment: "")
