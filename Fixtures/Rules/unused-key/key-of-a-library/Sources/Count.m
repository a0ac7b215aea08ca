NSString *files = [JJPluralForm pluralStringForNumber:count withPluralForms:NSLocalizedString(@"file;files", @"")];
