NSString *plain = NSLocalizedString(@"Plain", @"C");  // expect: key="Plain" comment="C" routine="NSLocalizedString" column="19"
NSString *nothing = NSLocalizedString(@"No comment", nil);  // expect: key="No comment" comment=""
NSString *table = NSLocalizedStringFromTable(@"K", @"Menu", @"C");  // expect: key="K" table="Menu" comment="C"
NSString *none = NSLocalizedStringFromTable(@"Default table", nil, @"C");  // expect: key="Default table" table=""
NSString *bundle = NSLocalizedStringFromTableInBundle(@"K", @"Menu", [NSBundle bundleForClass:[self class]], @"C");  // expect: key="K" table="Menu" comment="C"
NSString *value = NSLocalizedStringWithDefaultValue(@"K", @"Menu", nil, @"V", @"C");  // expect: key="K" table="Menu" value="V" comment="C"
id attributed = NSLocalizedAttributedString(@"Attributed", nil);  // expect: key="Attributed"
CFStringRef core = CFCopyLocalizedString(CFSTR("Core"), "C");  // expect: key="Core" comment="C"
CFStringRef inTable = CFCopyLocalizedStringFromTable(CFSTR("Core"), CFSTR("T"), NULL);  // expect: key="Core" table="T"
NSString *message = [bundle localizedStringForKey:@"Message" value:@"V" table:@"T"];  // expect: key="Message" table="T" value="V"
NSString *nested = [[NSBundle mainBundle] localizedStringForKey:@"Nested" value:nil table:nil];  // expect: key="Nested" table=""
NSString *chosen = NSLocalizedString(isOn ? @"On" : @"Off", nil);  // expect: key="On"; key="Off"
NSString *dynamic = NSLocalizedString(name, nil);  // expected-note {{key is not a string literal}}
NSString *made = NSLocalizedString([NSString stringWithFormat:@"a.%d", 1], nil);  // expected-note {{key is not a string literal}}
NSString *spread = NSLocalizedString  // expect: key="Spread"
  (@"Spread",
   @"On lines");
NSString *mine = MYNSLocalizedString(@"Mine", nil);
#define BUTTON_TITLE NSLocalizedString(@"Defined", @"C")  // expect: key="Defined"
#define NSLocalizedString(key, comment) [[NSBundle mainBundle] localizedStringForKey:(key) value:@"" table:nil]
CFStringRef inBundle = CFCopyLocalizedStringFromTableInBundle(CFSTR("Of a bundle"), CFSTR("T"), bundle, "C");  // expect: key="Of a bundle" table="T" comment="C"
CFStringRef withDefault = CFCopyLocalizedStringWithDefaultValue(CFSTR("With a text"), CFSTR("T"), bundle, CFSTR("V"), "C");  // expect: key="With a text" table="T" value="V"
id attributedTable = NSLocalizedAttributedStringFromTable(@"Of a table", @"T", @"C");  // expect: key="Of a table" table="T"
id attributedBundle = NSLocalizedAttributedStringFromTableInBundle(@"Of both", @"T", bundle, @"C");  // expect: key="Of both" table="T"
id attributedDefault = NSLocalizedAttributedStringWithDefaultValue(@"With all", @"T", bundle, @"V", @"C");  // expect: key="With all" table="T" value="V"
CFStringRef core = CFBundleCopyLocalizedString(CFBundleGetMainBundle(), CFSTR("Core"), CFSTR("V"), CFSTR("T"));  // expect: key="Core" table="T" value="V"
NSString *spoken = [NSString deferredLocalizedIntentsStringWithFormat:@"Spoken" fromTable:@"Voice", name];  // expect: key="Spoken" table="Voice"
NSString *pushed = [NSString localizedUserNotificationStringForKey:@"Pushed" arguments:@[name]];  // expect: key="Pushed" table=""
