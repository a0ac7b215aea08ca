@implementation GreetingView
- (void)greet:(NSString *)name {
  [_greeting setText:name];
}
@end
