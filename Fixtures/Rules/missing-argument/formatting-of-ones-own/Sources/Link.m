- (NSAttributedString *)link {
  NSString *format = NSLocalizedString(@"visit", nil);
  NSArray *arguments = @[[[NSAttributedString alloc] initWithString:@"example.org"]];
  return [[NSMutableAttributedString alloc] initWithFormat:format args:arguments];
}
