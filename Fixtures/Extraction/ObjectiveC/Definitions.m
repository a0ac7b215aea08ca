// options: --routine Localized
NSString *Localized(NSString *key, NSString *comment);
static NSString *LocalizedFromTable(NSString *key, NSString *table, NSString *comment) { return [b localizedStringForKey:key value:nil table:table]; }
#define LocalizedWithDefaultValue(key, table, bundle, value, comment) \
  [bundle localizedStringForKey:(key) value:(value) table:(table)]
NSString *other(void) { return NSLocalizedString(name, nil); }  // expected-note {{key is not a string literal}}
NSString *own = Localized(@"Own", @"C");  // expect: key="Own" comment="C" routine="Localized"
NSString *table = LocalizedFromTable(@"Own", @"T", @"C");  // expect: key="Own" table="T"
