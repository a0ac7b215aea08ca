// expect: nothing
// options: --development-language en --languages en,ru
let title = NSLocalizedString("main_title", comment: "")
let back = NSLocalizedString("main_back", comment: "")
