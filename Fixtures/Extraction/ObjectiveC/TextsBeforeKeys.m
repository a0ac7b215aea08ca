#import <Foundation/Foundation.h>

@implementation NSString (Texts)
- (NSString *)localizedWithKey:(NSString *)key {
  return [[NSBundle mainBundle] localizedStringForKey:key value:self table:nil];
}
- (NSString *)textWithKey:(NSString *)key {
  return [[NSBundle mainBundle] localizedStringForKey:key value:nil table:nil];
}
@end

@implementation Menu
- (NSString *)titleWithKey:(NSString *)key {
  return NSLocalizedStringWithDefaultValue(key, nil, [NSBundle mainBundle], self, nil);
}
@end

void use(Menu *menu) {
  [@"Remove" localizedWithKey:@"item.remove"];  // expect: key="item.remove" value="Remove"
  [@"Add" textWithKey:@"item.add"];  // expect: key="item.add" value=""
  [menu titleWithKey:@"item.title"];  // expect: key="item.title" value=""
}
