NSString *const spliced = @"Spliced \
text";
