// expected-warning@+1 {{key 'Empty cart' is not in table 'Localizable' [missing-key]}}
NSString *empty = NSLocalizedString(@"Empty cart", nil);
NSString *pay = NSLocalizedString(@"Pay", nil);
