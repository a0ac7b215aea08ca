let texts = [
  NSLocalizedString("LookWhatIBought", comment: ""), NSLocalizedString("YouTube", comment: ""),
  NSLocalizedString("ButtonOk", comment: ""), NSLocalizedString("SettingsTitle", comment: ""),
  NSLocalizedString("MenuQuit", comment: ""),
]
