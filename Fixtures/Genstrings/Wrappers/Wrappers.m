#define L(key) NSLocalizedString(key, nil)
#define LC(key, note) \
  [NSString stringWithFormat:@"%@!", NSLocalizedString(key, note)]

NSString *GDLocalizedString(NSString *key, NSString *comment);

NSString *GDLocalizedString(NSString *key, NSString *comment) {
  return NSLocalizedString(key, comment);
}

static NSString *const GDLocalizedStringFromTable(const NSString * key, NSString *table) {
  return NSLocalizedStringFromTable(key, table, nil);
}

@implementation Garden
- (NSString *)textForKey:(NSString *)key {
  return GDLocalizedString(key, nil);
}
- (void)show {
  [self textForKey:@"Not read"];
  NSLocalizedString(name, @"Neither a literal nor a parameter");
  GDLocalizedString(@"Tulip", nil);
}
@end
