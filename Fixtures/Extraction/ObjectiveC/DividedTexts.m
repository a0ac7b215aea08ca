static NSString *Look(BOOL upper, NSString *text, ...) {
  NSArray *parts = [text componentsSeparatedByString:@" "];
  NSString *key;
  for (NSString *part in parts) {
    if ([part length] > 0) {
      key = part;
      break;
    }
  }
  return [[NSBundle mainBundle] localizedStringForKey:key value:nil table:nil];
}
#define LOOK(text, ...) Look(NO, text, ##__VA_ARGS__)
NSString *whole = LOOK(@"shared_whole");  // expect: key="shared_whole" routine="LOOK"
NSString *part = LOOK(@"%@ shared_part", name);  // expect: key="shared_part" origin="value" table="?"
NSString *direct = Look(YES, @"shared_direct");  // expect: key="shared_direct"

NSString *Renamed(NSString *text) {
  NSString *key = text;
  return NSLocalizedString(key, nil);
}
NSString *renamed = Renamed(@"Renamed");  // expect: key="Renamed"

NSString *Kept(Box *box, NSString *text, NSString *name) {
  box.key = name;
  NSString *key = text;
  return NSLocalizedString(key, nil);
}
NSString *kept = Kept(box, @"Kept", @"name");  // expect: key="Kept"

void ShowAll(NSArray *keys) {
  for (NSString *key in keys) {
    label.text = NSLocalizedString(key, nil);  // expected-note {{dynamic-key}}
  }
}
