NSString *fresh(long n) {
  return [NSString localizedStringWithFormat:NSLocalizedString(@"%ld new letters\n(open the box)", nil), n];
}
NSString *old(long n) {
  return [NSString localizedStringWithFormat:NSLocalizedString(@"%ld old letters", nil), n];
}
NSString *sent(long n) {
  return [NSString localizedStringWithFormat:NSLocalizedString(@"%ld sent\nletters", nil), n];
}
NSString *path = NSLocalizedString(@"Look in C:\\new", nil);
