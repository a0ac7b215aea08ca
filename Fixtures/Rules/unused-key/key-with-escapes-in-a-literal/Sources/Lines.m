NSString *const lines[] = {
  @"On two "
  @"lines",
};
