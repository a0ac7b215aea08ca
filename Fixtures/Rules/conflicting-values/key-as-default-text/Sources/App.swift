import Foundation

// A default text that is the key, or empty, is none.
let share = NSLocalizedString("share_link", value: "share_link", comment: "")
let link = NSLocalizedString("share_link", value: "Share link", comment: "")
let copy = NSLocalizedString("copy_link", value: "", comment: "")
let paste = NSLocalizedString("copy_link", value: "Copy link", comment: "")
let open = NSLocalizedString("open_link", value: "open_link", comment: "")
let show = NSLocalizedString("open_link", value: "Open link", comment: "")
let visit = NSLocalizedString("open_link", value: "Visit", comment: "")  // expected-warning {{key 'open_link' has different default texts [conflicting-values]}}
