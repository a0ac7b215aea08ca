let open = NSLocalizedString("open", comment: "Opens a file")
let state = NSLocalizedString("open", comment: "State of the shop")  // expected-note {{key 'open' has different comments [conflicting-comments]}}
