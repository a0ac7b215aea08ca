// Either text may be asked for, as the build says.
NSString *chosen = NSLocalizedString(  // expect: key="Debugged" ; key="Released"
#ifdef DEBUG
    @"Debugged",
#else
    @"Released",
#endif
    nil);
NSString *table = NSLocalizedStringFromTable(@"Either",  // expect: key="Either" table="Phone" ; key="Either" table="Mac"
#if TARGET_OS_IPHONE
    @"Phone",
#elif TARGET_OS_OSX
    @"Mac",
#endif
    nil);
NSString *commented = NSLocalizedString(@"Once",  // expect: key="Once"
#if A
# if B
    @"One comment"
# else
    @"Another one"
# endif
#else
    nil
#endif
    );
NSString *dynamic = NSLocalizedString(  // expected-note {{'name()' has no known value: '*'}}
#ifdef DEBUG
    name(),
#else
    other(),
#endif
    nil);
NSString *renamed = NSLocalizedString(  // expect: key="New"
#if 0
    @"Old",
#else
    @"New",
#endif
    nil);
NSString *shortened = NSLocalizedString(@"Short"  // expect: key="Short"
#if 0
    @" and long"
#endif
    , nil);
