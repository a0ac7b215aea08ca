1 text of other languages missing from // expected-note@+1 {{English table 'Localizable' [unlisted-text]}}
NSString *empty = NSLocalizedString(@"Empty cart", nil);
NSString *pay = NSLocalizedString(@"Pay", nil);
