NSString *dial(void) {
  NSString *path = [NSBundle.mainBundle pathForResource:@"Dial" ofType:@"bundle"];
  NSBundle *bundle = [NSBundle bundleWithPath:[NSBundle.mainBundle.bundlePath stringByAppendingPathComponent:@"Dial.bundle"]];
  return NSLocalizedStringFromTableInBundle(@"dial", @"Dial", bundle, nil);
}

NSString *hand(void) {
  return NSLocalizedStringFromTableInBundle(@"hand", @"Hands", [NSBundle mainBundle], nil);  // expected-warning {{table 'Hands' does not exist}}
}
