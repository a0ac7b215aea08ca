func show(name: String) {
  // expected-note@+1 {{text of key 'welcome' is joined with others [joined-text]}}
  title = NSLocalizedString("welcome", comment: "Before the name") + name
  // expected-note@+1 {{text of key 'of' is joined with others [joined-text]}}
  title = "1 \(NSLocalizedString("of", comment: "Page 1 of 3")) 3 pages"
}
