%hook KettleLid
- (void)close { self.title = NSLocalizedString(@"lid.closed", nil); }
%end
