func show(page: Int, count: Int, name: String) {
  title = NSLocalizedString("Open", comment: "")
  // Users see the key itself.
  // expected-error@+1 {{text of key 'Page %lu of %lu in %@' takes 3 arguments, and the call passes 2 [missing-argument]}}
  title = String(format: NSLocalizedString("Page %lu of %lu in %@", comment: ""), page, count)
  title = String(format: NSLocalizedString("Page %lu of %lu", comment: ""), page, count)
  // What a name stands for is not known, and neither is what a table of another name has.
  title = String(format: NSLocalizedString("page_%@_of_%@", comment: ""), name)
  title = String(format: NSLocalizedString("Book %@ by %@", tableName: "Books", comment: ""), name)
  title = String(format: NSLocalizedString("Book %@ by %@", tableName: table, comment: ""), name)
  // The call brings the text along.
  // expected-error@+1 {{text of key 'book' takes 2 arguments, and the call passes 1 [missing-argument]}}
  title = String(format: NSLocalizedString("book", value: "Book %@ by %@", comment: ""), name)
}
