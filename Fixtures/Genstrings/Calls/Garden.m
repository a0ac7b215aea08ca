#define PlantTitle NSLocalizedString(@"Plant", @"Title of a macro")
#define NSLocalizedString(key, comment) [bundle localizedStringForKey:key]

void calls(void) {
  NSLocalizedString(@"Water", nil);
  NSLocalizedString(@"Rake", NULL);
  NSLocalizedString(@"Hoe", @"");
  NSLocalizedString (
    @"Spade",
    @"On several lines"
  );
  NSLocalizedString(/* first */ @"Shears", // then, with a comma
                    @"Comments between arguments");
  CFCopyLocalizedString(CFSTR("Bucket"), "A C string");
  NSLocalizedStringWithDefaultValue(@"beds", nil, nil, @"%1$d of %2$d beds", @"Numbered already");
  NSLocalizedStringWithDefaultValue(@"rows", nil, nil, @"%d rows in %@", @"Two specifiers");
  NSLocalizedStringWithDefaultValue(@"none", nil, nil, @"", @"An empty value is none");
  NSLocalizedStringFromTableInBundle(@"Seed", @"Shop", [Garden bundleFor:self, nil], @"Bracketed");
  NSLocalizedStringFromTable(@"Pot", TABLE_OF_POTS, @"The table cannot be told");
  NSLocalizedString(@"A /* b */ // c", @"Comment marks in a literal");
  MyNSLocalizedString(@"Not this", nil);
  NSLocalizedStringX(@"Nor this", nil);
  NSLocalizedString(name, @"No literal");
  NSLocalizedString(sunny ? @"Sun" : @"Rain", @"A condition");
  NSLocalizedString(@"", @"An empty key");
  NSLocalizedString();
#if 0
  NSLocalizedString(@"Inactive", @"In a branch that is never built");
#endif
}
