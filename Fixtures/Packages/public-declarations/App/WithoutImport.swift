// expect: nothing
let row = Row("Inbox", detail: "3 unread")
let shown = view.caption("Caption")
let own = "Own".localized
