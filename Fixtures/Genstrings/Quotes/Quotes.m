NSLocalizedString(@"A \"rose\"", @"Called \"rose\"");
NSLocalizedString(@"One \\ two \\\\", @"Ends in a backslash \\");
NSLocalizedString(@"\\\"", @"Ends in a quote \"");
NSLocalizedString(@"Line\nTab\tBell\aQuestion\?", @"Line\nbreak");
NSLocalizedString(@"Octal \101\12, hex \x41, escape \e, bytes \xc3\xa9", nil);
NSLocalizedString(@"Ends */ early", @"A comment that */ ends early");
