let titles = [
  NSLocalizedString("ImportPanelTitle", comment: ""), NSLocalizedString("ImportPanelPrompt", comment: ""),
  NSLocalizedString("ExportPanelTitle", comment: ""),  // expected-error {{key 'ExportPanelTitle' is not in table 'Localizable' [missing-key]}}
  NSLocalizedString("ExportPanelPrompt", comment: ""), NSLocalizedString("Cancel", comment: ""),
  NSLocalizedString("PanelPrompt", comment: ""),  // expected-error {{key 'PanelPrompt' is not in table 'Localizable' [missing-key]}}
  NSLocalizedString("ImportAgainLater", comment: ""),  // expected-error {{key 'ImportAgainLater' is not in table 'Localizable' [missing-key]}}
  NSLocalizedString("LookWhatIBought", comment: ""),  // expected-error {{key 'LookWhatIBought' is not in table 'Localizable' [missing-key]}}
  NSLocalizedString("OpenStreetMap", comment: ""), NSLocalizedString("PanelImport", comment: ""),
  NSLocalizedString("YouTube", comment: ""), NSLocalizedString("Save", comment: ""),
  NSLocalizedString("QuickTime", value: "QuickTime", comment: ""),
]
