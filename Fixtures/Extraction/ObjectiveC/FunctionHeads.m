// Statements have the form of a function's definition, and are none.
static NSString *Text(NSString *key) {
  if (key) { return NSLocalizedString(key, nil); }
  else if (key) { return NSLocalizedString(key, nil); }
  while (key) { NSLocalizedString(key, nil); }
  switch (key) { default: NSLocalizedString(key, nil); }
  EACH(key, keys) { NSLocalizedString(key, nil); }
  return @"";
}
@implementation Texts
- (NSString *)text:(NSString *)name {
  for (NSString *each in names) { [self setNames:NSLocalizedString(name, nil)]; }
  @synchronized (name) { NSLocalizedString(name, nil); }
  @try { [self run]; } @catch (NSException *exception) { NSLocalizedString(name, nil); }
  dispatch_async(queue, ^(NSString *name) { NSLocalizedString(name, nil); });
  return nil;
}
@end
@interface Texts (More) { NSString *key; }
@end
void show(void) {
  Text(@"By function");  // expect: key="By function" routine="Text"
  if (ready) { [self text:@"By method"]; } else if (later) {}  // expect: key="By method" routine="text"
  while (ready) {}
  for (int index = 0; index < 3; index++) {}
  switch (kind) { default: break; }
  EACH(name, names) {}
  @synchronized (self) {}
  @try {} @catch (NSException *name) {}
}

// Behind a directive that defines nothing stands a call.
NSString *list[] = {
#if TARGET_OS_OSX
  Text(@"Mac"),  // expect: key="Mac"
#else
  Text(@"Phone"),  // expect: key="Phone"
#endif
  Text(@"Both"),  // expect: key="Both"
};
NSString *Text(NSString *key);

// Other shapes of heads.
NS_INLINE NSString *Attributed(NSString *key) __attribute__((overloadable)) {
  return NSLocalizedString(key, nil);
}
NSString *Counted(int count, void (^handler)(NSString *text), NSString *keys[], ...) {
  return [NSString stringWithFormat:NSLocalizedString(keys, nil), count];
}
@implementation Texts (Old)
- (NSString *)old:(NSString *)key, ...;
{
  return NSLocalizedString(key, nil);
}
- untyped:key { return NSLocalizedString(self.key, nil); }  // expected-note {{dynamic-key}}
- (NSString *)formatted:(NSString *)key, ... { return NSLocalizedString(key, nil); }
@end
void more(void) {
  Attributed(@"Attributed");  // expect: key="Attributed"
  Counted(3, handler, @"Counted", 1, 2);  // expect: key="Counted"
  [self old:@"Old"];  // expect: key="Old"
  [self untyped:@"Untyped"];
  [self formatted:@"Formatted", 1, 2];  // expect: key="Formatted"
}

// Macros with any number of arguments, and other names of routines.
#define TEXT(key, ...) CHOSEN(false, key, ##__VA_ARGS__)
#define ANY_TEXT(...) CHOSEN(true, __VA_ARGS__)
#define NAMED_TEXT(key, values...) NSLocalizedString(key, nil)
#define CHOSEN(upper, key, ...) Chosen(upper, nil, key, ##__VA_ARGS__)
#define OTHER_NAME NSLocalizedStringFromTable
#define OTHER_TEXT Text
#define NO_TEXT (key) NSLocalizedString(key, nil)  // expected-note {{dynamic-key}}
static inline NSString *Chosen(BOOL upper, NSString *language, NSString *key, ...) {
  return NSLocalizedString(key, nil);
}
void Label(NSString *title) { Text2(title); }
void Text2(NSString *title) { Button(title); }
void macros(void) {
  Text2(@"No view");
  TEXT(@"One");  // expect: key="One" routine="TEXT"
  TEXT(@"Two", 1, 2);  // expect: key="Two"
  ANY_TEXT(@"Three");  // expect: key="Three"
  ANY_TEXT(@"Four", 1);  // expect: key="Four"
  NAMED_TEXT(@"Five", 1, 2);  // expect: key="Five"
  OTHER_NAME(@"Six", @"Errors", nil);  // expect: key="Six" table="Errors"
  OTHER_TEXT(@"Seven");  // expect: key="Seven"
}
