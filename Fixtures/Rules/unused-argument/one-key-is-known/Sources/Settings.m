- (NSString *)footer:(NSDictionary *)group {
  NSString *footer = [group objectForKey:@"footer"];
  if ([footer isEqualToString:@"lock.footer"]) {
    return [NSString stringWithFormat:NSLocalizedString(footer, @"Footer"), 10];  // expected-note {{[dynamic-key]}}
  } else if ([footer isEqualToString:@"send.footer"]) {
    footer = @"send.disabled";
  }
  return NSLocalizedString(footer, @"Footer");  // expected-note {{[dynamic-key]}}
}
