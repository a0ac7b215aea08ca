// options: --dismisses-unused
let title = NSLocalizedString("home.title", comment: "")
