import Foundation

let titles = [
  // expected-error@+1 {{key 'radio.help. antenna.off' is not in table 'Localizable' [missing-key]}}
  NSLocalizedString("radio.help. antenna.off", comment: ""),
  // expected-error@+1 {{key 'radio.help.antenna .on' is not in table 'Localizable' [missing-key]}}
  NSLocalizedString("radio.help.antenna .on", comment: ""),
  NSLocalizedString("radio.help.antenna.on", comment: ""),
  // expected-error@+1 {{key 'radio.help.battery' is not in table 'Localizable' [missing-key]}}
  NSLocalizedString("radio.help.battery", comment: ""),
]

// Words are other texts with a blank than without, and a key that says what it is has no other text.
let texts = [
  // expected-error@+1 {{text 'Log in' is not in table 'Localizable' [unlisted-text]}}
  NSLocalizedString("Log in", comment: ""),
  // expected-error@+1 {{text 'Saved. Reload' is not in table 'Localizable' [unlisted-text]}}
  NSLocalizedString("Saved. Reload", comment: ""),
  // expected-error@+1 {{text 'radio. help. dial' is not in table 'Localizable' [unlisted-text]}}
  NSLocalizedString("radio. help. dial", comment: ""),
]
