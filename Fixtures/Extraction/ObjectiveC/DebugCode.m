#ifdef DEBUG
NSString *first = NSLocalizedString(@"First", nil);  // expect: key="First" context="debug"
#else
NSString *second = NSLocalizedString(@"Second", nil);  // expect: key="Second" context="app"
#endif
#if DEBUG  // For us.
# if TARGET_OS_IPHONE
NSString *phone = NSLocalizedString(@"Phone", nil);  // expect: key="Phone" context="debug"
# else
NSString *mac = NSLocalizedString(@"Mac", nil);  // expect: key="Mac" context="debug"
# endif
#elif BETA
NSString *beta = NSLocalizedString(@"Beta", nil);  // expect: key="Beta" context="app"
#endif
#if defined(DEBUG)
NSString *defined = NSLocalizedString(@"Defined", nil);  // expect: key="Defined" context="debug"
#if 0
NSString *never = NSLocalizedString(@"Never", nil);  // expect: key="Never" context="debug"
#endif
NSString *still = NSLocalizedString(@"Still", nil);  // expect: key="Still" context="debug"
#ifdef DEBUG
NSString *again = NSLocalizedString(@"Again", nil);  // expect: key="Again" context="debug"
#endif
NSString *last = NSLocalizedString(@"Last", nil);  // expect: key="Last" context="debug"
#endif
NSString *both = NSLocalizedString(@"Both", nil);  // expect: key="Both" context="app"
#ifndef DEBUG
NSString *released = NSLocalizedString(@"Released", nil);  // expect: key="Released" context="app"
#elif TARGET_OS_IPHONE
NSString *tested = NSLocalizedString(@"Tested", nil);  // expect: key="Tested" context="debug"
#else
NSString *tried = NSLocalizedString(@"Tried", nil);  // expect: key="Tried" context="debug"
#endif
#if !defined DEBUG
NSString *shipped = NSLocalizedString(@"Shipped", nil);  // expect: key="Shipped" context="app"
#else
NSString *built = NSLocalizedString(@"Built", nil);  // expect: key="Built" context="debug"
#endif
#if DEBUG || BETA
NSString *either = NSLocalizedString(@"Either", nil);  // expect: key="Either" context="app"
#endif
#ifdef DEBUG_MENU
NSString *menu = NSLocalizedString(@"Menu", nil);  // expect: key="Menu" context="app"
#endif
#endif
#if TARGET_OS_IPHONE
NSString *other = NSLocalizedString(@"Other", nil);  // expect: key="Other" context="app"
#elif TARGET_OS_OSX
NSString *another = NSLocalizedString(@"Another", nil);  // expect: key="Another" context="app"
#endif
