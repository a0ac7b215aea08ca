#import <Foundation/Foundation.h>
#define TITLE @"title"
#define TEXT(key, ...) \
  NSLocalizedString(key, nil)
#define OTHER NSLocalizedString

NSString *const name = @"name";
static NSString *names[] = { @"a", @"b" };
extern NSString *elsewhere(NSString *key);

static NSString *Text(NSString *key, void (^handler)(NSString *text)) __attribute__((unused)) {
#define INNER(key) TEXT(key)
  NSString *local = key;
  if (local) { return NSLocalizedString(local, nil); }
  return local;
}

enum { First = 1, Second = 2 };

@interface Texts : NSObject
- (NSString *)titleForKey:(NSString *)key;
@end

@implementation Texts
- (NSString *)titleForKey:(NSString *)key in:(NSString *)table {
  return key;
}
+ (instancetype):(int)nothing, ... { return nil; }
@end

@implementation Texts (More)
+ (NSString *)more { return @"more"; }
@end

namespace kit { NSString *inside(NSString *key) { return key; } }
extern "C" {
void call(void) { }
class Box : public Base { NSString *text(NSString *key) { return key; } };
}

#if A
void either(NSString *key) {
#else
void other(NSString *key) {
#endif
  log(key);
}
void after(NSString *key) { }
