func show(done: Int, all: Int, list: [CVarArg]) {
  title = String(format: NSLocalizedString("upload.progress", comment: ""), done, all)
  title = String(format: NSLocalizedString("upload.progress", comment: ""), arguments: list)
  title = String(format: NSLocalizedString("upload.width", comment: ""), 8, all)
  title = NSLocalizedString("upload.progress", comment: "").filled(with: done)
}
