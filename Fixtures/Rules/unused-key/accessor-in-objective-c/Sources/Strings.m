// Generated using SwiftGen

static NSString *tr(NSString *tableName, NSString *key, NSString *value, ...) {
  NSString *format = [[NSBundle mainBundle] localizedStringForKey:key value:value table:tableName];
  return [[NSString alloc] initWithFormat:format locale:nil arguments:arguments];
}

@implementation Localizable
+ (NSString *)cancel
{
  return tr(@"Localizable", @"common.cancel", @"Cancel");
}
+ (NSString *)title { return tr(@"Localizable", @"home.title", @"Home"); }
+ (NSString *)countWithValues:(NSInteger)p1 :(id)p2
{
  return tr(@"Localizable", @"home.count", @"%d of %@", p1, p2);
}
+ (NSString *)footer { return tr(@"Localizable", @"home.footer", nil); }
@end
