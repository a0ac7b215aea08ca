// options: --machine-translations gap
let share = NSLocalizedString("Share", comment: "")
