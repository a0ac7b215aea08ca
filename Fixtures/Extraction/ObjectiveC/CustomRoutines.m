// options: --routine 'Text(_ key, _ table)' --routine '[textForKey:key inTable:table]'
// options: --routine '[Words wordFor:key]'
NSString *macro = Text(@"Macro", @"Errors");  // expect: key="Macro" table="Errors"
NSString *message = [Strings textForKey:@"Message" inTable:@"Errors"];  // expect: key="Message" table="Errors"
NSString *receiver = [Words wordFor:@"Receiver"];  // expect: key="Receiver"
NSString *other = [Cache wordFor:@"No key"];
NSString *nested = [[Strings shared] textForKey:@"Nested" inTable:nil];  // expect: key="Nested" table=""
NSString *dynamic = Text(name, nil);  // expected-note {{key is not a string literal}}
