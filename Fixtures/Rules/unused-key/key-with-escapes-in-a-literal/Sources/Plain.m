NSString *const names[] = { @"Next to " @"each other", @"Divided " @"text" };
