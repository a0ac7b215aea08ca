NSLocalizedString(@"Rake", nil"Tool");
NSLocalizedString(@"Hoe", NULL @"Another" " tool");
NSLocalizedString(@"Spade", a @"A letter too many");
NSLocalizedString(@"Watered plants", @"Shown where plants \
                  were watered");
NSLocalizedString(@"A key that is \
continued", nil);
NSLocalizedString(@"Bed %lu of %l (%@)", nil);
NSLocalizedString(@"Row %ld of %l", nil);
NSLocalizedString(@"%@ grows, %lbs of it", nil);
NSLocalizedString(@"%@ needs 23% or less than 45%", nil);
NSLocalizedString(@ "Trowel", @
  "A gap");
NSLocalizedString(@"Version " VERSION, nil);
