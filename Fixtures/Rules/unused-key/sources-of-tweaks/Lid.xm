%hook KettleLid
- (void)open { self.title = NSLocalizedString(@"lid.open", nil); }
%end
