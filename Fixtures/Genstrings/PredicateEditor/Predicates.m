NSLocalizedString(@"%[Name, Age]@ %[is, is not]@ %@", @"Predicate");
NSLocalizedString("%[one]@ row", "One choice");
