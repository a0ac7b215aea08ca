- (void)show {
  self.title = [NSString stringWithFormat:NSLocalizedString(@"inbox.count", nil), (long)count, @"x", (CGFloat)y, 65];
}
