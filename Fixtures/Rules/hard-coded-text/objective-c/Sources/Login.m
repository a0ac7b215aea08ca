@implementation Login
- (void)load {
  self.label.text = @"Welcome";  // expected-warning {{text 'Welcome' of 'text' is not looked up [hard-coded-text]}}
  self.label.text = NSLocalizedString(@"Name", nil);
  [button setTitle:@"Save" forState:UIControlStateNormal];  // expected-warning {{'Save' of 'setTitle'}}
  [button setTitle:title forState:UIControlStateNormal];
  UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Delete?"  // expected-warning {{'Delete?' of 'initWithTitle'}}
                                                  message:@"All of it"  // expected-warning {{'All of it' of 'initWithTitle'}}
                                                 delegate:self
                                        cancelButtonTitle:nil
                                        otherButtonTitles:nil];
  // label.text = @"Comment";
  field.stringValue = @"";
}
@end

Mode *MakeMode(void) { return [[Mode alloc] initWithTitle:@"Of a model" icon:@"icon"]; }
