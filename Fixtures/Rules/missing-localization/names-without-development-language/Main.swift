// options: --development-language en --declared en,ru
let title = NSLocalizedString("main_title", comment: "")
let close = NSLocalizedString("main_close", comment: "")
let open = NSLocalizedString("settings_open", value: "Open", comment: "")
