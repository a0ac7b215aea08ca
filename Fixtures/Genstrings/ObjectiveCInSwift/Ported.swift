// title = NSLocalizedString(@"Tulip", @"Flower");
// title = NSLocalizedStringFromTable( @"Rake", @"Tools", @"Tool");
/* NSLocalizedStringWithDefaultValue(@"beds", nil, nil, @"%@ of %@ beds", nil)
   CFCopyLocalizedString(CFSTR("Pot"), "A " "pot") */
// GDLocalizedString(@"Spade\n\u00e9", @"Continued"
//                   @" here");
let title = NSLocalizedString("Rose", comment: "Swift's own")
func show(_ text: @escaping () -> String) { NSLocalizedString("Oak", comment: "") }
