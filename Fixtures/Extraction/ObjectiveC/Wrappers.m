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

@implementation Texts
+ (NSString *)textForKey:(NSString *)key inTable:(NSString *)table {
  return [[NSBundle mainBundle] localizedStringForKey:key value:nil table:table];
}
- (NSString *)localized:(NSString *)key
{
  return NSLocalizedString(key, @"");
}
- (void)showMessage:(NSString *)message color:(UIColor *)color {
  label.text = [self localized:message];
}
- (NSString *)unrelated:(NSString *)key { return key; }
- (UILabel *)labelFor:(NSString *)key :(CGFloat)width {
  return [UILabel labelWithText:NSLocalizedString(key, @"") width:width];
}
- (NSString *)pick:(BOOL)isOn :(NSString *)key { return NSLocalizedString(key, @""); }
- (NSString *)pick:(BOOL)isOn key:(NSString *)key { return NSLocalizedString(key, @""); }
- (NSString *)count:(int)count key:(NSString *)key { return NSLocalizedString(key, @""); }
@end
NSString *byMethod = [Texts textForKey:@"By method" inTable:@"Other"];  // expect: key="By method" table="Other" routine="textForKey"
NSString *own = [self localized:@"Own"];  // expect: key="Own" routine="localized"
NSString *const kWide = @"Wide";
void show(void) {
  [self showMessage:@"Shown" color:red];  // expect: key="Shown" routine="showMessage"
  [self unrelated:@"No key"];
  [self localized:@"a" with:@"b"];
  [self labelFor:@"Beside a part without a name" :20];  // expect: key="Beside a part without a name" routine="labelFor"
  [self showMessage:wide ? kWide : @"Narrow" color:red];  // expect: key="Wide" routine="showMessage" // expect: key="Narrow" routine="showMessage"
  [self pick:isOn ? YES : NO :@"Behind a choice"];  // expect: key="Behind a choice" routine="pick"
  [self pick:isOn ? isOff ? YES : NO : NO :@"Behind two choices"];  // expect: key="Behind two choices" routine="pick"
  [self pick:isOn ? YES : NO key:@"Named behind a choice"];  // expect: key="Named behind a choice" routine="pick"
  [self pick:a + b :@"Behind a sum"];  // expect: key="Behind a sum" routine="pick"
  [self count:index++ key:@"Behind a step"];  // expect: key="Behind a step" routine="count"
  [self count:index-- key:@"Behind a step back"];  // expect: key="Behind a step back" routine="count"
  [self pick:isOn == YES :@"Behind a comparison"];  // expect: key="Behind a comparison" routine="pick"
}

// What is called a comment is one, also where the look-up gets it as the key's text.
#define Commented(key, comment) [[NSBundle mainBundle] localizedStringForKey:(key) value:(comment) table:nil]
NSString *commented = Commented(@"Commented", @"C");  // expect: key="Commented" value="" comment="C" routine="Commented"
#define Valued(key, text) [[NSBundle mainBundle] localizedStringForKey:(key) value:(text) table:nil]
NSString *valued = Valued(@"Valued", @"V");  // expect: key="Valued" value="V" comment="" routine="Valued"
@implementation Comments
- (NSString *)textFor:(NSString *)key comment:(NSString *)text {
  return [[NSBundle mainBundle] localizedStringForKey:key value:text table:nil];
}
@end
NSString *byLabel = [comments textFor:@"By label" comment:@"L"];  // expect: key="By label" value="" comment="L" routine="textFor"
