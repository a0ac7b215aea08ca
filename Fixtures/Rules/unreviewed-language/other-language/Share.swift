// options: --require-reviewed fr
let share = NSLocalizedString("Share", comment: "")
