// expect: nothing
// It mentions no localizable type, and all its rows are its own.
let plain = Row(title: "no key")
let initialized: [Row] = [.init(title: "no key", width: 1)]

private struct Row {
  let title: String
  var width = 0
}
