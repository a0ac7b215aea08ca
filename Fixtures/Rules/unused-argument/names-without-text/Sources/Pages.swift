func show(version: String) {
  title = String(format: NSLocalizedString("VERSION_FORMAT", comment: ""), version)
  title = String(format: NSLocalizedString("Version", comment: ""), version)
  // expected-warning@+1 {{text of key 'Off' takes no arguments, and the call passes 1 [unused-argument]}}
  title = String(format: NSLocalizedString("Off", comment: ""), version)
  // expected-warning@+1 {{text of key 'About this app' takes no arguments, and the call passes 1 [unused-argument]}}
  title = String(format: NSLocalizedString("About this app", comment: ""), version)
  // expected-warning@+1 {{text of key 'build' takes no arguments, and the call passes 1 [unused-argument]}}
  title = String(format: NSLocalizedString("build", value: "Build", comment: ""), version)
}
