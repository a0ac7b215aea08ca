func show(name: String, place: String) {
  // expected-warning@+1 {{text of key 'upload.failed' takes no arguments, and the call passes 1 [unused-argument]}}
  title = String(format: NSLocalizedString("upload.failed", comment: "Name of the file"), name)
  // expected-warning@+1 {{text of key 'upload.second' does not show argument 1 of the call [unused-argument]}}
  title = String(format: NSLocalizedString("upload.second", comment: ""), name, place)
  title = String(format: NSLocalizedString("upload.done", comment: ""), name)
  title = String(format: NSLocalizedString("upload.next", value: "Next is %@", comment: ""), name)
  title = String(format: NSLocalizedString("upload.last", comment: ""), name)
}
