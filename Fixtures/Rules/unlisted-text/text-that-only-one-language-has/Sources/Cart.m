// expected-warning@+1 {{text 'Empty cart' is not in table 'Localizable' [unlisted-text]}}
NSString *empty = NSLocalizedString(@"Empty cart", nil);
NSString *pay = NSLocalizedString(@"Pay", nil);
