func show(page: Int, name: String) {
  title = NSLocalizedString("Open", comment: "")
  // expected-warning@+1 {{text of key 'Page %lu of many' does not show argument 2 of the call [unused-argument]}}
  title = String(format: NSLocalizedString("Page %lu of many", comment: ""), page, name)
  title = String(format: NSLocalizedString("Page %lu of %@", comment: ""), page, name)
  // expected-error@+1 {{key 'page_title' is not in table 'Localizable' [missing-key]}}
  title = String(format: NSLocalizedString("page_title", comment: ""), page)
  // expected-error@+1 {{key 'delete:text' is not in table 'Localizable' [missing-key]}}
  title = String(format: NSLocalizedString("delete:text", comment: ""), name)
  title = String(format: NSLocalizedString("Greeting", comment: ""), name)
  // expected-warning@+1 {{text of key 'Open the page' takes no arguments, and the call passes 1 [unused-argument]}}
  title = String(format: NSLocalizedString("Open the page", comment: ""), name)
}
