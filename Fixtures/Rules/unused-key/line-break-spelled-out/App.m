NSString *boxes(long n) {
  return [NSString localizedStringWithFormat:NSLocalizedString(@"%ld boxes\n(open one)", nil), n];
}
