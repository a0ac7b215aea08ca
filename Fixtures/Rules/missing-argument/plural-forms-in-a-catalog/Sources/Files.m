- (void)show {
  // expected-error@+1 {{text of key '%lld files in %@' takes 2 arguments, and the call passes 1 [missing-argument]}}
  self.title = [NSString localizedStringWithFormat:NSLocalizedString(@"%lld files in %@", nil), count];
}
