#define NSLocalizedString(key, comment) key
NSLocalizedString(@"%begin with %@", @"Ends */ early");
// NSLocalizedString(key, comment) is prose.
NSLocalizedString(@"Too few");
NSLocalizedString(@"", nil);
