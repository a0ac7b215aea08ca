// expect: nothing
let hello = NSLocalizedString("Hello", comment: "")
let save = NSLocalizedString("Save", comment: "")
