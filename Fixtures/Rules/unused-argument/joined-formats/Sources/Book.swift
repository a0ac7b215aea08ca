func place(_ volume: Int32, _ chapter: Int32, name: String) -> [String] {
  var pieces = NSLocalizedString("volume", comment: "")
  pieces += NSLocalizedString("chapter", comment: "")
  return [
    String(
      format: NSLocalizedString("volume", comment: "") + " "
        + NSLocalizedString("chapter", comment: ""),
      volume,
      chapter
    ),
    String(format: "%@: " + NSLocalizedString("volume", comment: ""), name, volume),
    String(format: NSLocalizedString("volume", comment: "").appending(" (%@)"), volume, name),
    String(
      format: "%@: ".appendingFormat(NSLocalizedString("volume", comment: "")), name, volume),
    String(format: pieces, volume, chapter),
    String(format: NSLocalizedString("alone", comment: ""), volume, chapter),  // expected-warning {{does not show argument 2 of the call [unused-argument]}}
  ]
}
