// expected-note@+1 {{English table 'Localizable' lacks 1 text that other languages have [unlisted-text]}}
NSString *empty = NSLocalizedString(@"Empty cart", nil);
NSString *pay = NSLocalizedString(@"Pay", nil);
