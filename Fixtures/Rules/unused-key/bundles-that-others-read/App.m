// expect: nothing
NSString *open(void) { return NSLocalizedString(@"open", @""); }
NSString *name(void) { return NSLocalizedStringFromTable(@"name", @"Pane", @""); }
