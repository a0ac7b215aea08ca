NSLocalizedString(@"Save", @"A menu item");
NSLocalizedStringWithDefaultValue(@"open", nil, nil, @"Open \"it\"", @"menu, again");
NSLocalizedStringFromTable(@"Save", @"Other", @"Not the same table");
