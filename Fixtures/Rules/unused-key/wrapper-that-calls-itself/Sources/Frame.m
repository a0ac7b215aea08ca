@implementation Frame
- (void)restore:(NSArray *)corners actionName:(NSString *)name
{
    [[undoManager prepareWithInvocationTarget:self] restore:corners actionName:name];
    [undoManager setActionName:NSLocalizedString(name, @"")];
}
- (void)turn { [self restore:nil actionName:@"frame.turn"]; }
@end
