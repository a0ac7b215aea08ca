let texts = [
  NSLocalizedString("videos##{one}", comment: ""), NSLocalizedString("videos##{other}", comment: ""),
  NSLocalizedString("action.save", comment: ""), NSLocalizedString("action.close", comment: ""),
  NSLocalizedString("action.open", comment: ""), NSLocalizedString("action.copy", comment: ""),
]
