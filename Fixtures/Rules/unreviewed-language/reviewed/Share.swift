// options: --require-reviewed de --require-reviewed fr
let share = NSLocalizedString("Share", comment: "")
