// expected-warning@+1 {{[unused-argument]}}
NSString *gift = [NSString stringWithFormat:NSLocalizedString(@"gift.title", nil), name];
