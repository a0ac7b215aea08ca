// options: --development-language en --declared en,ru
let title = NSLocalizedString("Main page", comment: "")
let close = NSLocalizedString("Close", comment: "")
