let home = NSLocalizedString("home.title", value: "Home", comment: "Title of the first page")
let save = String(localized: "save.title", defaultValue: "Save", comment: "Button")
let off = NSLocalizedString("off.title", value: "Off", comment: "State of a switch")
