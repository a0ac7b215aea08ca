// options: --dismisses-unused
let files = NSLocalizedString("files", comment: "")
