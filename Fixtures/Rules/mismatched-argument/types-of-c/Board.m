#import <Foundation/Foundation.h>

@interface Board : NSObject
@property (nonatomic, copy) NSString *count;
@property NSInteger points;
@end

static NSInteger total = 3;

NSString *line(int points, NSString *name) {
  // expected-error@+1 {{argument 1 of the text of key 'score' is a whole number, and its placeholder takes an object [mismatched-argument]}}
  NSString *first = [NSString stringWithFormat:NSLocalizedString(@"score", nil), points];
  // expected-error@+1 {{argument 1 of the text of key 'rank' is an object, and its placeholder takes a 32-bit integer [mismatched-argument]}}
  NSString *second = [NSString stringWithFormat:NSLocalizedString(@"rank", nil), name];
  first = [NSString stringWithFormat:NSLocalizedString(@"score", nil), name];
  second = [NSString stringWithFormat:NSLocalizedString(@"rank", nil), points];
  return [first stringByAppendingString:second];
}

NSString *local(id any, NSArray *list) {
  if (list.count > 2) {
    NSString *total = @"all";
    any = [NSString stringWithFormat:NSLocalizedString(@"score", nil), total];
  }
  NSUInteger place = 3;
  const double pace = 2.5;
  // expected-error@+1 {{argument 1 of the text of key 'score' is a whole number, and its placeholder takes an object}}
  any = [NSString stringWithFormat:NSLocalizedString(@"score", nil), place];
  // expected-error@+1 {{argument 1 of the text of key 'score' is a floating-point number, and its placeholder takes an object}}
  any = [NSString stringWithFormat:NSLocalizedString(@"score", nil), pace];
  // expected-error@+1 {{argument 1 of the text of key 'score' is a whole number, and its placeholder takes an object}}
  any = [NSString stringWithFormat:NSLocalizedString(@"score", nil), total];
  any = [NSString stringWithFormat:NSLocalizedString(@"score", nil), any];
  // expected-error@+1 {{argument 1 of the text of key 'score' is a whole number, and its placeholder takes an object}}
  return [NSString stringWithFormat:NSLocalizedString(@"score", nil), list.count];
}

@implementation Board
- (NSString *)lineFor:(NSString *)name at:(NSInteger)place {
  // expected-error@+1 {{argument 1 of the text of key 'score' is a whole number, and its placeholder takes an object}}
  NSString *first = [NSString stringWithFormat:NSLocalizedString(@"score", nil), place];
  // expected-error@+1 {{argument 1 of the text of key 'score' is a whole number, and its placeholder takes an object}}
  first = [NSString stringWithFormat:NSLocalizedString(@"score", nil), self.points];
  // expected-error@+1 {{argument 1 of the text of key 'score' is a whole number, and its placeholder takes an object}}
  first = [NSString stringWithFormat:NSLocalizedString(@"score", nil), _points];
  first = [NSString stringWithFormat:NSLocalizedString(@"score", nil), self.count];
  first = [NSString stringWithFormat:NSLocalizedString(@"score", nil), [self count]];
  first = [NSString stringWithFormat:NSLocalizedString(@"score", nil), self.length];
  return [NSString stringWithFormat:NSLocalizedString(@"score", nil), name];
}
@end
