func show(name: String) {
  title = String(format: NSLocalizedString("upload.done", comment: ""), name)
}

func show(count: Int) {
  let format: String
  if count == 1 {
    format = NSLocalizedString("upload.one", comment: "")
  } else {
    format = NSLocalizedString("upload.many", comment: "")
  }
  title = String(format: format, count)
}
