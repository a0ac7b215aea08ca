#define TEXT(key) NSLocalizedStringFromTable(key, @"Home", nil)
static NSString *Look(NSString *key) { return NSLocalizedStringFromTable(key, @"Home", nil); }
NSString *title = TEXT(@"home.title");
NSString *footer = Look(@"home.footer");
