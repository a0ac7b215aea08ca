// expect: nothing

let unread = String(localized: "\(count) unread messages")
let position = String(localized: "\(name) is number \(rank)")
