NSString *describe(Deed *deed, NSString *what, NSString *place) {
  NSString *format = [NSBundle.mainBundle localizedStringForKey:deed.name value:nil table:nil];  // expected-note {{[dynamic-key]}}
  return [NSString stringWithFormat:format, what, place];
}
