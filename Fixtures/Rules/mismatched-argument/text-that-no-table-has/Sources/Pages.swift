func show(page: Int, name: String) {
  title = NSLocalizedString("Open", comment: "")
  // expected-error@+1 {{argument 1 of the text of key 'Page %@ of many' is a whole number, and its placeholder takes an object [mismatched-argument]}}
  title = String(format: NSLocalizedString("Page %@ of many", comment: ""), page)
  title = String(format: NSLocalizedString("Page %lu of many", comment: ""), page)
  title = String(format: NSLocalizedString("page_%@", comment: ""), page)
}
