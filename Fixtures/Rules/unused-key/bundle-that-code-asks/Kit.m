NSString *open(NSBundle *kit) { return [kit localizedStringForKey:@"kit.open" value:@"" table:@"Kit"]; }
NSString *close(NSBundle *kit) { return [kit localizedStringForKey:@"kit.close" value:@"" table:@"Kit"]; }
