// What is put into a text, as far as the tokens tell.

- (void)format {
  // expect@+1: key="items" arguments="integer unknown" traits="lacksLocale"
  self.title = [NSString stringWithFormat:NSLocalizedString(@"items", nil), (int)count, name];
  // expect@+1: key="local" arguments="object double" traits=""
  self.title = [NSString localizedStringWithFormat:NSLocalizedString(@"local", nil), @"a", 1.5];
  // expect@+1: key="located" arguments="integer" traits=""
  self.title = [[NSString alloc] initWithFormat:NSLocalizedString(@"located", nil) locale:[NSLocale currentLocale], names.count];
  // expect@+1: key="variable" arguments="integer object"
  NSString *format = NSLocalizedString(@"variable", nil);
  self.title = [NSString stringWithFormat:format, [names count], @(3)];
  // expect@+1: key="listed" arguments="" traits=""
  self.title = [[NSString alloc] initWithFormat:NSLocalizedString(@"listed", nil) arguments:list];
  // expect@+1: key="sum" arguments="unknown unknown"
  self.title = [NSString stringWithFormat:NSLocalizedString(@"sum", nil), (int)a + b, x ? @"a" : @"b"];
  // expect@+1: key="message" arguments="unknown"
  self.title = [NSString stringWithFormat:NSLocalizedString(@"message", nil), [name substringFromIndex:code.length]];
  // expect@+1: key="joined" traits="isJoined"
  self.title = [NSLocalizedString(@"joined", nil) stringByAppendingString:name];
  // expect@+1: key="one" traits="isChosenByNumber"; key="many" traits=""
  self.title = count == 1 ? NSLocalizedString(@"one", nil) : NSLocalizedString(@"many", nil);
}

NSString *closed = [NSString stringWithFormat:NSLocalizedString(@"Closed by nil", nil), name, nil];  // expect: key="Closed by nil" arguments="unknown"
