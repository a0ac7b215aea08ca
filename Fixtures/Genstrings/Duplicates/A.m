NSLocalizedString(@"Save", @"Button");
NSLocalizedString(@"Save", nil);
NSLocalizedString(@"Save", @"Button");
NSLocalizedStringWithDefaultValue(@"open", nil, nil, @"Open", @"Menu");
