func show() {
  title = String(format: NSLocalizedString("offer", comment: "Title"))
  label.text = NSLocalizedString("plain", comment: "Label")
}
