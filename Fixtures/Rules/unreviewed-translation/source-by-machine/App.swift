// options: --machine-translations gap
let share = NSLocalizedString("share.title", comment: "")
