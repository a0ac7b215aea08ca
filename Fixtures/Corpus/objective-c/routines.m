#import <Foundation/Foundation.h>
#define TR(k) NSLocalizedString(@k, @"c")
#define KEY @"a" @"b"
@implementation A
- (NSString *)title:(NSString *)key with:(int)n { return [NSString stringWithFormat:NSLocalizedStringFromTable(key, @"T", nil), n]; }
+ (void)f { NSString *k = x ? @"one" : KEY; self.t = TR("z"); [self title:@"k" with:2]; CFCopyLocalizedString(CFSTR("c"), ""); NSArray *a = @[@"p", @"q"]; for (NSString *s in a) NSLocalizedString(s, nil); }
@end
#if 0
@1: @foo"
#endif
const char *r = R"x(raw)x"; static NSString *const kName = @"n\u00e9\x41";
