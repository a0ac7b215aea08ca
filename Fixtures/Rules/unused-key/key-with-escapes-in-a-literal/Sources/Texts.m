NSString *const rows[] = { @"Tab\there" };
