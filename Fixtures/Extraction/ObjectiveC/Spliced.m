NSString *a = NSLocalizedString(@"Spliced \
over lines", nil);  // expect@-1: key="Spliced over lines"
#if NEVER
NSString *b = NSLocalizedString(@"All branches", nil);  // expect: key="All branches"
#endif
