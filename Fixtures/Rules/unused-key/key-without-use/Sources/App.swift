// let old = NSLocalizedString("upgrade.banner", comment: "")
let title = NSLocalizedString("app.title", comment: "")
