let save = NSLocalizedString("save", comment: "")
let open = NSLocalizedString("open", comment: "")
