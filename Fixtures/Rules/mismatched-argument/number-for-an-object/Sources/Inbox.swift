func show(messages: [String], other: CVarArg) {
  // expected-error@+1 {{argument 1 of the text of key 'inbox.count' is a whole number, and its placeholder takes an object [mismatched-argument]}}
  title = String(format: NSLocalizedString("inbox.count", comment: ""), messages.count)
  // expected-error@+1 {{argument 1 of the text of key 'inbox.name' is an object, and its placeholder takes a 32-bit integer [mismatched-argument]}}
  title = String(format: NSLocalizedString("inbox.name", comment: ""), "Ann")
  // expected-error@+1 {{argument 1 of the text of key 'inbox.share' is a floating-point number}}
  title = String(format: NSLocalizedString("inbox.share", comment: ""), 0.5)
  title = String(format: NSLocalizedString("inbox.any", comment: ""), other)
}
