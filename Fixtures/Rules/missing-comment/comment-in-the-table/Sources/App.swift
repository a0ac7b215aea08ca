// expect: nothing
let open = NSLocalizedString("open", comment: "")
let shut = NSLocalizedString("shut", comment: "Closes a file")
