NSLocalizedString(@"One " @"two", @"On " @"one line");
NSLocalizedString(@"Three "
                  "four",
                  @"On "
                  @"several");
NSLocalizedString(@"Continued \
line", CFSTR("C") CFSTR("F"));
NSLocalizedString(@"Five " SIX, nil);
