// expect: nothing
let title = NSLocalizedString("app.title", comment: "")
