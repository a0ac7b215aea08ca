func show() {
  tab = NSLocalizedString("tab.search", comment: "MAX_LENGTH=10")
  text = NSLocalizedString("error", comment: "")
}
