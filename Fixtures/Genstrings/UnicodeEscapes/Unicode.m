NSLocalizedString(@"\u00dcber\u00A0alles", @"Decoded in key and value: \u00dc");
NSLocalizedString(@"Leaf \U0001F33F", @"Eight digits");
CFCopyLocalizedString(CFSTR("AB\\U0043D"), "Two backslashes, four digits");
CFCopyLocalizedString(CFSTR("AB\U0043D"), "One backslash");
CFCopyLocalizedString(CFSTR("Tab\t\\U0001F33F\\U12"), "Eight digits, and too few");
