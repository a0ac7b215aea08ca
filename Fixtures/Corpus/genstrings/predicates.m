NSLocalizedString(@"%[a, b]@ %[is, is not]@ %@", @"c // d"); // NSLocalizedString(@"x", @"y")
NSLocalizedStringWithDefaultValue(@"k", @"T", nil, @"v\U0041", @"c")