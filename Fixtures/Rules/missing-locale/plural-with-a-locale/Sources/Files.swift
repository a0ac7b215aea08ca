// expect: nothing
func show(count: Int) {
  title = String.localizedStringWithFormat(NSLocalizedString("files", comment: ""), count)
  title = String(format: NSLocalizedString("files", comment: ""), locale: .current, count)
}
