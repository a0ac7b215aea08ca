// No project tells who compiles this.
let hint = NSLocalizedString("shared.hint", comment: "")
