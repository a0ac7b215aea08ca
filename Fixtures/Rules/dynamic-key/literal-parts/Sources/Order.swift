// expect: nothing
let status = NSLocalizedString("status." + "sent", comment: "")
