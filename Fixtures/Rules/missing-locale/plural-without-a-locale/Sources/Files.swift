func show(count: Int) {
  // expected-warning@+1 {{plural text of key 'files' is formatted without a locale [missing-locale]}}
  title = String(format: NSLocalizedString("files", comment: ""), count)
  title = String(format: NSLocalizedString("name", comment: ""), "Ann")
}
