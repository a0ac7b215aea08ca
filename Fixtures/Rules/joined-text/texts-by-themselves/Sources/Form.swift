func show() {
  title = NSLocalizedString("name", comment: "A label") + ":"
  title = "\(NSLocalizedString("name", comment: "A label"))\n"
}
