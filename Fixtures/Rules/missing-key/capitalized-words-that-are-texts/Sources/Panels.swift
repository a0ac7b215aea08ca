let titles = [
  NSLocalizedString("FaceTimeVideo", comment: ""), NSLocalizedString("GitHub", comment: ""),
  NSLocalizedString("Open", comment: ""), NSLocalizedString("Close", comment: ""), NSLocalizedString("Save", comment: ""),
  NSLocalizedString("Print", comment: ""), NSLocalizedString("WebCal", comment: ""), NSLocalizedString("OpenType", comment: ""),
  NSLocalizedString("PostScript", comment: ""),
]
