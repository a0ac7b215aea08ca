// NSLocalizedString(@"In a line comment", @"Line");
/* Don't use NSLocalizedString(@"In a block comment", @"Block") any more */
// title = NSLocalizedString(@"On several lines",
//                           @"Each with slashes");
// NSLocalizedString(key, comment) is prose, and nothing wrong.
@"A literal that names NSLocalizedString(key, comment)";
