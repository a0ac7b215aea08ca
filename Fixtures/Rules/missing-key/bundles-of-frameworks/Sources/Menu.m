#define UIKitText(key) [[NSBundle bundleForClass:[UIApplication class]] localizedStringForKey:key value:@"" table:nil]

void show(void) {
  NSString *copy = [[NSBundle bundleForClass:[UIApplication class]] localizedStringForKey:@"copy.text" value:@"" table:nil];
  NSString *paste = UIKitText(@"paste.text");
  NSBundle *system = [NSBundle bundleWithIdentifier:@"com.apple.AppKit"];
  NSString *quit = [system localizedStringForKey:@"quit.text" value:nil table:nil];
  NSString *cut = NSLocalizedStringFromTableInBundle(@"cut.text", nil, system, nil);
  NSBundle *contacts = [NSBundle bundleWithPath:@"/System/Library/Frameworks/AddressBook.framework"];
  NSString *me = [contacts localizedStringForKey:@"me.label" value:@"me" table:@"ABStrings"];
  NSString *own = [[NSBundle bundleForClass:[Menu class]] localizedStringForKey:@"own.button" value:nil table:nil];  // expected-error {{key 'own.button' is not}}
}
