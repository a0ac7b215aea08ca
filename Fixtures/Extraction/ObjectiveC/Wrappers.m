#define LS(key) NSLocalizedString(key, @"")
#define LSTable(key, tbl) \
  NSLocalizedStringFromTable((key), tbl, nil)
NSString *plain = LS(@"Plain");  // expect: key="Plain" routine="LS"
NSString *inTable = LSTable(@"In table", @"Errors");  // expect: key="In table" table="Errors"
static NSString *Translate(NSString *key) {
  return [[NSBundle mainBundle] localizedStringForKey:key value:nil table:@"Main"];
}
NSString *called = Translate(@"Called");  // expect: key="Called" table="Main"
NSString *dynamic = Translate(name);  // expected-note {{key is not a string literal}}
