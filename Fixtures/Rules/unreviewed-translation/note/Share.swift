// options: --machine-translations note
let share = NSLocalizedString("Share", comment: "")
