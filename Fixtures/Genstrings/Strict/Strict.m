#define NSLocalizedString(key, comment) key
NSLocalizedString(@"%begin with %@", @"Ends */ early");
// NSLocalizedString(key, comment) is prose.
NSLocalizedString(@"Too few");
NSLocalizedString(@"", nil);
NSLocalizedString(@"23% or less than 45%", nil);
NSLocalizedString(@"at %@%", nil);
NSLocalizedString(@"%d:%02d of %5.1f", nil);
NSLocalizedString(@"%02d alone", nil);
NSLocalizedString(@"Version " VERSION @" of " COUNT, @"Title " COUNT);
NSLocalizedString(VERSION @" is new", nil);
#define L(key) NSLocalizedString(key, nil)
NSString *GDLocalizedString(NSString *key) {
