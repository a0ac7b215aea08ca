// expect: nothing
#define TEXT(key, comment) [[NSBundle mainBundle] localizedStringForKey:(key) value:(comment) table:nil]
NSString *title = TEXT(@"Friends", @"Title of the list");
NSString *button = TEXT(@"Friends", @"Button on the page");
