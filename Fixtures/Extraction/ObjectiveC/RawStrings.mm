auto raw = R"x(NSLocalizedString(@"No", nil) " )x";
NSString *after = NSLocalizedString(@"After", nil);  // expect: key="After"
int million = 1'000'000; NSString *digits = NSLocalizedString(@"Digits", nil);  // expect: key="Digits"
