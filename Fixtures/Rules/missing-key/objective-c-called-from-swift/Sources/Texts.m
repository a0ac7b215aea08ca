@implementation Texts
+ (NSString *)textForKey:(NSString *)key {
  return [[NSBundle mainBundle] localizedStringForKey:key value:nil table:@"Texts"];
}
+ (NSString *)localizedString:(NSString *)key inTable:(NSString *)table {
  return NSLocalizedStringFromTable(key, table, nil);
}
- (instancetype)initWithTitle:(NSString *)title message:(NSString *)message {
  self.title = NSLocalizedString(title, nil);
  return self;
}
- (void)setHeading:(NSString *)heading { self.title = NSLocalizedString(heading, nil); }
@end
