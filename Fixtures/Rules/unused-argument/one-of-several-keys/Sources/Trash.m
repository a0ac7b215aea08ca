// expect: nothing
- (NSString *)question:(NSInteger)count {
  NSString *key = count == 1 ? @"trash.one" : @"trash.many";
  return [NSString stringWithFormat:NSLocalizedString(key, @"Number of letters"), count];
}
