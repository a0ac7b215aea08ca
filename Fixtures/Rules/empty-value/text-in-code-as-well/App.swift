let title = NSLocalizedString("save.title", value: "Save", comment: "")
let quit = NSLocalizedString("quit.title", comment: "")
