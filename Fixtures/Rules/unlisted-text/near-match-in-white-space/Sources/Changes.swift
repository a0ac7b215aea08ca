let titles = [
  // expected-error@+1 {{text 'Save  changes' is not in table 'Localizable' [unlisted-text]}}
  NSLocalizedString("Save  changes", comment: ""),
  // expected-error@+1 {{text ' Discard changes ' is not in table 'Localizable' [unlisted-text]}}
  NSLocalizedString(" Discard changes ", comment: ""),
  // expected-error@+1 {{files' is not in table 'Localizable' [unlisted-text]}}
  NSLocalizedString("Keep both\nfiles", comment: ""),
  // expected-error@+1 {{text 'Close ' is not in table 'Localizable' [unlisted-text]}}
  NSLocalizedString("Close", comment: ""), NSLocalizedString("Close ", comment: ""),
  // expected-error@+1 {{text 'Saveall' is not in table 'Localizable' [unlisted-text]}}
  NSLocalizedString("Saveall", comment: ""),
  // expected-error@+1 {{text 'Open it' is not in table 'Localizable' [unlisted-text]}}
  NSLocalizedString("Open it", comment: ""),
]
