func show(done: Int, name: String) {
  // expected-error@+1 {{text of key 'upload.progress' takes 2 arguments, and the call passes 1 [missing-argument]}}
  title = String(format: NSLocalizedString("upload.progress", comment: "Done and total"), done)
  // expected-error@+1 {{text of key 'upload.both' takes 2 arguments, and the call passes 1 [missing-argument]}}
  let format = NSLocalizedString("upload.both", comment: "")
  title = String.localizedStringWithFormat(format, name)
  // A doubled percent sign takes no argument.
  title = String(format: NSLocalizedString("upload.percent", comment: ""), name)
}
