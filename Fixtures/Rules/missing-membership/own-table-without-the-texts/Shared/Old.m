// options: --compiled Phone Shared/Old.m --compiled Watch Shared/Old.m
#if TARGET_OS_IOS
NSString *mobile(void) { return NSLocalizedString(@"sync.mobile", nil); }
#endif
