let a = String(format: NSLocalizedString("%@%%", comment: ""), share)
let b = NSLocalizedString("dash", comment: "")
let c = NSLocalizedString("save", comment: "")
