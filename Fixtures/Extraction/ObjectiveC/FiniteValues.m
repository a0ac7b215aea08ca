#import <Foundation/Foundation.h>

NSString *const SDTitleKey = @"title.key";
static NSString *const SDPrefix = @"prefix.";
static NSString * SDLoose = @"loose";
#define SD_MACRO_KEY @"macro.key"
#define SD_JOINED_KEY @"joined" @".key"
#define SD_ALIAS_KEY SD_MACRO_KEY
#define SD_FUNCTION(key) @"function"
static NSString *names[] = {@"name.one", @"name.two"};
extern NSString *const SDElsewhere;

static NSString *SDStatusKey(NSInteger status) {
  switch (status) {
    case 0: return @"status.open";
    case 1: return @"status.closed";
    default: return nil;
  }
}

@implementation SDController

- (NSString *)titleKey {
  return self.isNew ? @"title.new" : SDTitleKey;
}

- (NSString *)keyForRow:(NSInteger)row inSection:(NSInteger)section {
  if (row == 0) { return @"row.first"; }
  return @"row.other";
}

- (void)loadAnything {
  id anything = self.isNew ? @"anything.new" : @"anything.old";
  NSLocalizedString(anything, nil);  // expect: key="anything.new" ; key="anything.old"
}

- (void)load:(NSString *)parameter {
  NSLocalizedString(SDTitleKey, nil);  // expect: key="title.key"
  NSLocalizedString(SDLoose, nil);  // expect: key="loose"
  NSLocalizedString(SD_MACRO_KEY, nil);  // expect: key="macro.key"
  NSLocalizedString(SD_JOINED_KEY, nil);  // expect: key="joined.key"
  NSLocalizedString(SD_ALIAS_KEY, nil);  // expect: key="macro.key"
  NSLocalizedString((NSString *)SDTitleKey, nil);  // expect: key="title.key"
  NSLocalizedString(names[1], nil);  // expect: key="name.one" ; key="name.two"
  NSLocalizedString(SDElsewhere, nil);  // expected-note {{key is not a string literal: 'SDElsewhere' has no known value: '*'}}
  NSLocalizedString(parameter, nil);
  [rows each:^(NSString *text) { NSLocalizedString(text, nil); }];  // expected-note {{'text' has no known value: '*'}}
  NSLocalizedString([SDPrefix stringByAppendingString:@"end"], nil);  // expect: key="prefix.end"
  NSLocalizedString(([NSString stringWithFormat:@"%@of.%@.%d", SDPrefix, parameter, 3]), nil);  // expected-note {{'prefix.of.*.*'}}
  NSLocalizedString(SDStatusKey(0), nil);  // expect: key="status.open" ; key="status.closed"
  NSLocalizedString([self titleKey], nil);  // expect: key="title.new" ; key="title.key"
  NSLocalizedString(self.titleKey, nil);  // expect: key="title.new" ; key="title.key"
  NSLocalizedString([self keyForRow:1 inSection:2], nil);  // expect: key="row.first" ; key="row.other"
  NSLocalizedString(self.isNew ? SDTitleKey : @"other", nil);  // expect: key="title.key" ; key="other"
  NSLocalizedStringFromTable(@"In a table", SDTitleKey, nil);  // expect: key="In a table" table="title.key"
}

- (void)choose:(NSInteger)kind {
  NSString *key = nil;
  switch (kind) {
    case 0: key = @"kind.zero"; break;
    case 1: key = @"kind.one"; break;
  }
  NSLocalizedString(key, nil);  // expect: key="kind.zero" ; key="kind.one"
  NSString *grown = @"grown";
  grown = [grown stringByAppendingString:@".more"];
  NSLocalizedString(grown, nil);  // expected-note {{variable 'grown' can change: '*.more'}}
  for (NSString *name in @[ @"in.first", SDTitleKey ]) {
    NSLocalizedString(name, nil);  // expect: key="in.first" ; key="title.key"
  }
  NSArray *titles = @[ @"array.one", @"array.two" ];
  NSDictionary *map = @{ @"a" : @"map.one", @"b" : @"map.two" };
  NSLocalizedString(titles[0], nil);  // expect: key="array.one" ; key="array.two"
  NSLocalizedString([titles objectAtIndex:1], nil);  // expect: key="array.one" ; key="array.two"
  NSLocalizedString(map[@"a"], nil);  // expect: key="map.one" ; key="map.two"
  NSLocalizedString([titles.firstObject lowercaseString], nil);  // expect: key="array.one" ; key="array.two"
}

@end

void loadAll(SDController *controller) {
  [controller load:@"loaded"];  // expect: key="loaded" routine="load"
}
#define TITLE NSLocalizedString(@"Looked up already", nil)  // expect: key="Looked up already"
void lookUpAgain(void) {
  NSString *again = NSLocalizedString(TITLE, nil);
  NSString *message = [bundle localizedStringForKey:[bundle localizedStringForKey:@"First" value:nil table:nil] value:nil table:nil];  // expect: key="First"
}
#define SPLICED( \
  key) \
  NSLocalizedStringFromTable( \
    key, @"T", nil)
NSString *spliced = SPLICED(@"Spliced");  // expect: key="Spliced" table="T"

void overwritten(void) {
  NSString *theme = settings.theme;
  if (!theme) { theme = @"auto"; }
  theme = [NSString stringWithFormat:@"theme.%@", theme];
  NSLocalizedString(theme, nil);  // expected-note {{'theme.*'}}
  NSString *mode = @"unread";
  if (isOn) mode = @"on"; else mode = @"off";
  NSLocalizedString(mode, nil);  // expect: key="unread"; key="on"; key="off"
  NSString *size = @"unseen";
  size = @"small";
  if (isLarge) { size = @"large"; }
  NSLocalizedString(size, nil);  // expect: key="small"; key="large"
}

#define kBellLoud @"bell.loud"

@implementation Bell

- (NSString *)nameOfVolume:(int)volume {
  if (volume > 5) return kBellLoud;
  return nil;
}

- (NSString *)nameOfTone:(int)tone {
  NSString *name = nil;
  switch (tone) {
    case 0: name = @"tone.low"; break;
    case 1: name = @"tone.high"; break;
  }
  return name;
}

- (void)ring:(int)kind {
  NSString *volume = [self nameOfVolume:kind];
  [self show:NSLocalizedString(volume, nil)];  // expect: key="bell.loud"
  // The method has a variable of the same name.
  NSString *name = [self nameOfTone:kind];
  [self show:NSLocalizedString(name, nil)];  // expect: key="tone.low"; key="tone.high"
}

@end

void iterated(void) {
  for (NSString *name in @[ @"bare.first", @"bare.second" ]) show(NSLocalizedString(name, nil));  // expect: key="bare.first" ; key="bare.second"
  for (NSString *each in [NSArray arrayWithObjects:@"sent.first", @"sent.second", nil])
    show(NSLocalizedString(each, nil));  // expect: key="sent.first" ; key="sent.second"
  for (NSString *sign in @{ @"sign.key" : @"sign.value" }.allValues) {
    show(NSLocalizedString(sign, nil));  // expect: key="sign.value"
  }
  NSString *list[] = {@"list.first", @"list.second"};
  show(NSLocalizedString(list[0], nil));  // expect: key="list.first" ; key="list.second"
  NSString *filled[2] = {@"filled.first", @"filled.second"};
  filled[1] = elsewhere();
  show(NSLocalizedString(filled[0], nil));  // expect: key="filled.first" ; key="filled.second" // expected-note {{'*'}}
}
