@implementation Phone
- (void)show {
  [UIAlertAction actionWithTitle:@"Cancel" style:UIAlertActionStyleCancel handler:nil];  // expected-warning {{'Cancel' of 'actionWithTitle'}}
  [sheet addButtonWithTitle:@"Try again"];  // expected-warning {{'Try again' of 'addButtonWithTitle'}}
  [UIAlertController alertControllerWithTitle:@"Delete?"  // expected-warning {{'Delete?' of 'alertControllerWithTitle'}}
                                      message:@"All of it"  // expected-warning {{'All of it' of 'alertControllerWithTitle'}}
                               preferredStyle:UIAlertControllerStyleAlert];
  [UIContextualAction contextualActionWithStyle:style title:@"Archive" handler:nil];  // expected-warning {{'Archive' of 'contextualActionWithStyle'}}
  [context evaluatePolicy:policy localizedReason:@"Open the safe" reply:nil];  // expected-warning {{'Open the safe' of 'evaluatePolicy'}}
  [[UIAlertView alloc] initWithTitle:@"Sorry" message:@"No network" delegate:self];  // expected-warning {{'Sorry' of 'initWithTitle'}} expected-warning {{'No network' of 'initWithTitle'}}
  [control insertSegmentWithTitle:@"Week" atIndex:0 animated:YES];  // expected-warning {{'Week' of 'insertSegmentWithTitle'}}
  [UITableViewRowAction rowActionWithStyle:style title:@"Pin" handler:nil];  // expected-warning {{'Pin' of 'rowActionWithStyle'}}
  [view setAccessibilityHint:@"Opens the page"];  // expected-warning {{'Opens the page' of 'setAccessibilityHint'}}
  [view setAccessibilityLabel:@"Photo"];  // expected-warning {{'Photo' of 'setAccessibilityLabel'}}
  [field setPlaceholder:@"Your name"];  // expected-warning {{'Your name' of 'setPlaceholder'}}
  [navigationItem setPrompt:@"Pick one"];  // expected-warning {{'Pick one' of 'setPrompt'}}
  [label setText:@"Welcome"];  // expected-warning {{'Welcome' of 'setText'}}
  [button setTitle:@"Save" forState:UIControlStateNormal];  // expected-warning {{'Save' of 'setTitle'}}
  [undoManager setActionName:@"Typing"];  // expected-warning {{'Typing' of 'setActionName'}}
}
@end
