// let old = NSLocalizedString("Old",
//   comment: "Commented out")
let text = "NSLocalizedString(key, comment: c)"
