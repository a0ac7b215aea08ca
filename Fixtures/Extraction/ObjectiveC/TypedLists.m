#import <Foundation/Foundation.h>

@implementation Lists
- (NSString *)plain:(NSInteger)index {
  NSArray *names = @[@"plain one", @"plain two"];
  return NSLocalizedString(names[index], nil);  // expect: key="plain one" ; key="plain two"
}
- (NSString *)typed:(NSInteger)index {
  NSArray<NSString *> *names = @[@"typed one", @"typed two"];
  return NSLocalizedString(names[index], nil);  // expect: key="typed one" ; key="typed two"
}
- (NSString *)named:(NSNumber *)number {
  NSDictionary<NSNumber *, NSString *> *names = @{@(1): @"first name", @(2): @"second name"};
  return NSLocalizedString(names[number], nil);  // expect: key="first name" ; key="second name"
}
- (NSInteger)product {
  NSInteger names = 3, count = 2;
  return count > 1 ? count * names : names;
}
@end
