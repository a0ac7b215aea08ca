#define NSLocalizedString(key, comment) key
NSLocalizedString(@"%begin with %@", @"Ends */ early");
// NSLocalizedString(key, comment) is prose.
NSLocalizedString(@"Too few");
NSLocalizedString(@"", nil);
NSLocalizedString(@"23% or less than 45%", nil);
NSLocalizedString(@"at %@%", nil);
#define L(key) NSLocalizedString(key, nil)
NSString *GDLocalizedString(NSString *key) {
