NSString *before = NSLocalizedString(@"Before", nil);  // expect: key="Before"
#if 0  // old
@1: @key"  /* " */
#ifdef DEBUG
NSString *debug = NSLocalizedString(@"Debug", nil);  // expect: key="Debug" context="disabled"
#else
#endif
It's gone: #endif
"/*"
# elif NEWER
NSString *newer = NSLocalizedString(@"Newer", nil);  // expect: key="Newer" context="app"
#else
NSString *other = NSLocalizedString(@"Other", nil);  // expect: key="Other"
#endif
#if 01
NSString *octal = NSLocalizedString(@"Octal", nil);  // expect: key="Octal"
#endif
#if 0 || DEBUG
NSString *either = NSLocalizedString(@"Either", nil);  // expect: key="Either"
#endif
  #  if 0
NSString *never = NSLocalizedString(@"Never", nil);  // expect: key="Never" context="disabled"
NSString *any = NSLocalizedString(name(), nil);
  #  endif
NSString *after = NSLocalizedString(@"After", nil);  // expect: key="After" context="app"
