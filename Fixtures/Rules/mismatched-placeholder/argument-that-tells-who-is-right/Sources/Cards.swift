func show(name: String, cards: [String]) {
  // expected-error@+1 {{argument 1 of the text of key 'list' is an object, and its placeholder takes a C string [mismatched-argument]}}
  title = String(format: NSLocalizedString("list", comment: ""), name)
  title = String(format: NSLocalizedString("count", comment: ""), cards.count)
  // expected-error@+1 {{argument 1 of the text of key 'rest' is an object, and its placeholder takes a floating-point number [mismatched-argument]}}
  title = String(format: NSLocalizedString("rest", comment: ""), name)
}
