let greeting = NSLocalizedString("home.greeting", comment: "")
let farewell = NSLocalizedString("home.farewell", tableName: "Extra", comment: "")
