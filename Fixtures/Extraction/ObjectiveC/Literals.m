NSString *joined = NSLocalizedString(@"Joined " @"literals " "mixed", @"One "  // expect: key="Joined literals mixed" comment="One comment"
                                     @"comment");
NSString *escaped = NSLocalizedString(@"\"Quote\" \t \x41\102 \u00e9 \U0001F600", nil);  // expect: key="\"Quote\" \t AB \u{e9} \u{1F600}"
NSString *delimited = NSLocalizedString(@"\u{2022} \x{41} \U{1F600} \u{zz} \u{20", nil);  // expect: key="\u{2022} A \u{1F600} u{zz} u{20"
NSString *comma = NSLocalizedString(@"a, b (c)", f(1, 2));  // expect: key="a, b (c)" comment=""
char quote = '"'; NSString *after = NSLocalizedString(@"After a quote", nil);  // expect: key="After a quote"
#warning This doesn't hide the next line
NSString *next = NSLocalizedString(@"Next", nil);  // expect: key="Next"
#pragma mark - It's fine
NSString *string = @"NSLocalizedString(@\"No\", nil)";
// NSLocalizedString(@"Line comment", nil) \
NSLocalizedString(@"Still a comment", nil)
NSString *last = NSLocalizedString(@"Last", nil);  // expect: key="Last"
NSString *apart = NSLocalizedString(@ "Apart", @  // expect: key="Apart" comment="Below"
                                    "Below");
NSArray *boxed = @[ @(1), @ "No key" ];
