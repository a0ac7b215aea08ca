// expect: nothing
let open = NSLocalizedString("open", comment: "Opens a file")
let again = NSLocalizedString("open", comment: "")
