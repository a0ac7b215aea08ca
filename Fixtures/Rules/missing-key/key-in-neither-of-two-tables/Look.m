#import <Foundation/Foundation.h>

NSString *look(NSString *key) {
  NSString *text = NSLocalizedStringFromTable(key, @"Special", nil);
  return [text isEqualToString:key] ? NSLocalizedString(key, nil) : text;
}

NSString *a(void) { return look(@"quit.button"); }
NSString *b(void) { return look(@"law.title"); }  // expected-error {{key 'law.title' is not in table 'Localizable' [missing-key]}}
