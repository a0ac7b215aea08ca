NSString *titles(void) {
  return [@[
    NSLocalizedString(@"Reminder was not added.", nil),
    // expected-error@-1 {{text 'Reminder was not added.' is not in table 'Localizable' [unlisted-text]}}
    NSLocalizedString(@"Loading…", nil),
    // expected-error@-1 {{text 'Loading…' is not in table 'Localizable' [unlisted-text]}}
    NSLocalizedString(@"Delete this page", nil),
    // expected-error@-1 {{text 'Delete this page' is not in table 'Localizable' [unlisted-text]}}
    NSLocalizedString(@"Close", nil),
  ] componentsJoinedByString:@" "];
}
