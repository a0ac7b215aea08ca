#import <Foundation/Foundation.h>

// What a wrapper puts before or behind its argument belongs to the key.

#define SHOP_TEXT(key) NSLocalizedString(@"shop." key, nil)  // expected-note {{'shop.*' [dynamic-key]}}
#define TITLE_TEXT(key) NSLocalizedString(key @".title", nil)  // expected-note {{'*.title' [dynamic-key]}}
#define BOTH_TEXT(key) NSLocalizedString(@"a." key @".b", nil)  // expected-note {{'a.*.b' [dynamic-key]}}
#define TWO_TEXT(a, b) NSLocalizedString(a @"." b, nil)  // expected-note {{dynamic-key}}

NSString *Format(NSString *key) {
  return NSLocalizedString(([NSString stringWithFormat:@"format.%@", key]), nil);  // expected-note {{'format.*' [dynamic-key]}}
}

@implementation Texts
+ (NSString *)appended:(NSString *)key {
  return NSLocalizedString([@"appended." stringByAppendingString:key], nil);  // expected-note {{'appended.*' [dynamic-key]}}
}
+ (NSString *)suffixed:(NSString *)key {
  return NSLocalizedString([key stringByAppendingString:@".suffixed"], nil);  // expected-note {{'*.suffixed' [dynamic-key]}}
}
+ (NSString *)variable:(NSString *)name {
  NSString *key = [NSString stringWithFormat:@"variable.%@", name];
  return NSLocalizedString(key, nil);  // expected-note {{'variable.*' [dynamic-key]}}
}
+ (NSString *)outer:(NSString *)key {
  return [self appended:[@"outer." stringByAppendingString:key]];
}
+ (NSString *)lower:(NSString *)key {
  return NSLocalizedString([@"lower." stringByAppendingString:key].lowercaseString, nil);  // expected-note {{'*' [dynamic-key]}}
}
+ (NSString *)number:(NSString *)name {
  return NSLocalizedString(([NSString stringWithFormat:@"%@.%d", name, 3]), nil);  // expected-note {{'*.*' [dynamic-key]}}
}
+ (NSString *)sentence:(NSString *)name {
  return NSLocalizedString(([NSString stringWithFormat:@"Hello %@", name]), nil);  // expected-note {{dynamic-key}}
}
// Of several values nobody knows which is the one that is looked up.
+ (NSString *)branches:(NSString *)name plural:(BOOL)isPlural {
  NSString *key;
  if (isPlural) {
    key = [name stringByAppendingString:@".many"];
  } else {
    key = [name stringByAppendingString:@".one"];
  }
  return NSLocalizedString(key, nil);  // expected-note {{'*.many' [dynamic-key]}} expected-note {{'*.one' [dynamic-key]}}
}
+ (NSString *)anew:(NSString *)key {
  key = [@"anew." stringByAppendingString:key];
  return NSLocalizedString(key, nil);  // expected-note {{dynamic-key}}
}
+ (void)block:(NSString *)name {
  [items enumerate:^(NSString *name, NSUInteger index) {
    NSLocalizedString([@"block." stringByAppendingString:name], nil);  // expected-note {{'block.*' [dynamic-key]}}
  }];
}
+ (NSString *)shown:(NSString *)text {
  return [bundle localizedStringForKey:[@"shown." stringByAppendingString:text] value:text table:nil];  // expected-note {{'shown.*' [dynamic-key]}}
}
+ (NSString *)compared:(NSString *)name {
  NSString *key = [@"compared." stringByAppendingString:name];
  NSString *text = NSLocalizedString(key, nil);  // expected-note {{'compared.*' [dynamic-key]}}
  return [text isEqualToString:key] ? name : text;
}
- (void)show {
  label.text = SHOP_TEXT(@"macro");  // expect: key="shop.macro" routine="SHOP_TEXT"
  label.text = TITLE_TEXT(@"macro");  // expect: key="macro.title"
  label.text = BOTH_TEXT(@"x");  // expect: key="a.x.b"
  label.text = TWO_TEXT(@"x", @"y");
  label.text = Format(@"function");  // expect: key="format.function"
  label.text = [Texts appended:@"message"];  // expect: key="appended.message"
  label.text = [Texts suffixed:@"message"];  // expect: key="message.suffixed"
  label.text = [Texts variable:@"x"];  // expect: key="variable.x"
  label.text = [Texts outer:@"x"];  // expect: key="appended.outer.x"
  label.text = [Texts lower:@"X"];
  label.text = [Texts number:@"x"];
  label.text = [Texts branches:@"x" plural:YES];
  label.text = [Texts anew:@"x"];  // expect: key="anew.x"
  [Texts block:@"x"];
  label.text = [Texts shown:@"Sure"];  // expect: key="shown.Sure" value="Sure"
  label.text = [Texts compared:@"x"];  // expect: key="compared.x"
  label.text = [Texts sentence:@"Ann"];
}
@end
