NSLocalizedStringFromTable(@"Tulip", @"Spring Flowers", @"A table with a space in its name");
NSLocalizedStringFromTable(@"Aster", @"Autumn", nil);
NSLocalizedStringFromTable(@"Tulip", @"Autumn", @"The same key in another table");
NSLocalizedStringFromTable(@"Hidden", @"Skipped", nil);
NSLocalizedStringFromTable(@"Default", nil, nil);
