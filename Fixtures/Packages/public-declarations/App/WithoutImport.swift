// A type must be imported here; members of extensions are seen where another file imports them.
let row = Row("No key", detail: "3 unread")
let shown = view.caption("Another caption")  // expect: key="Another caption"
let own = "Also own".localized  // expect: key="Also own"
let counter: Counter = .init(steps: 3, label: "Steps")  // expect: key="Steps"
