#define WORD(k, v) [[NSBundle mainBundle] localizedStringForKey:(k) value:(v) table:nil]

NSString *other(NSString *word) { return WORD(@"other.word", word); }  // expected-error {{key 'other.word' is not in table 'Localizable' [unlisted-text]}}
NSString *nothing(void) { return WORD(@"nothing.word", NULL); }  // expected-error {{key 'nothing.word' is not in table 'Localizable' [missing-key]}}
