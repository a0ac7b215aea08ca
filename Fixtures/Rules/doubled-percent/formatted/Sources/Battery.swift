func show(_ share: Int) {
  print(String(format: NSLocalizedString("battery.share", comment: "Label"), share))
  print(String(format: NSLocalizedString("battery.full", comment: "Label")))
}
