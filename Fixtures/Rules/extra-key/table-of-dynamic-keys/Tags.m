NSString *name = NSLocalizedStringFromTable(tag, @"Tags", nil);  // expected-note {{[dynamic-key]}}
