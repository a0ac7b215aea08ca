// options: --proposes Localizable
let title = NSLocalizedString("home.title", comment: "")
