func show() {
  // expected-error@+1 {{key 'café' has other bytes here than in the table's first entry [mismatched-normalization]}}
  title = NSLocalizedString("café", comment: "")
  title = NSLocalizedString("thé", comment: "")
}
