@implementation Desk
- (void)show {
  [menu addItemWithTitle:@"Zoom" action:zoom keyEquivalent:@""];  // expected-warning {{'Zoom' of 'addItemWithTitle'}}
  [NSButton buttonWithTitle:@"Print" target:self action:print];  // expected-warning {{'Print' of 'buttonWithTitle'}}
  [NSButton checkboxWithTitle:@"Two pages" target:self action:fold];  // expected-warning {{'Two pages' of 'checkboxWithTitle'}}
  [menu insertItemWithTitle:@"Close" action:close keyEquivalent:@"w" atIndex:0];  // expected-warning {{'Close' of 'insertItemWithTitle'}}
  [NSTextField labelWithString:@"Paper"];  // expected-warning {{'Paper' of 'labelWithString'}}
  [NSButton radioButtonWithTitle:@"In colour" target:self action:paint];  // expected-warning {{'In colour' of 'radioButtonWithTitle'}}
  [alert setInformativeText:@"The printer is out of paper"];  // expected-warning {{'The printer is out of paper' of 'setInformativeText'}}
  [alert setMessageText:@"Could not print"];  // expected-warning {{'Could not print' of 'setMessageText'}}
  [field setPlaceholderString:@"Number of pages"];  // expected-warning {{'Number of pages' of 'setPlaceholderString'}}
  [field setStringValue:@"One page"];  // expected-warning {{'One page' of 'setStringValue'}}
  [button setToolTip:@"Prints all pages"];  // expected-warning {{'Prints all pages' of 'setToolTip'}}
  [NSTextField wrappingLabelWithString:@"Put paper into the tray"];  // expected-warning {{'Put paper into the tray' of 'wrappingLabelWithString'}}
}
@end
