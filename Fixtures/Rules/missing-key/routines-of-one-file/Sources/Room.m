#define TEXT(key) NSLocalizedString(key, nil)
static NSString *Look(NSString *key) { return NSLocalizedString(key, nil); }
NSString *title = TEXT(@"room.title");
NSString *footer = Look(@"room.footer");
NSString *missing = TEXT(@"home.title");  // expected-error {{key 'home.title' is not in table 'Localizable'}}
NSString *wide = WIDE_TEXT(@"room.title");  // expected-error {{key 'room.title' is not in table 'Home'}}
