func count(_ names: [String]) -> String {
  String(localized: "files.count", defaultValue: "\(names.count) files")  // expected-error {{argument 1 of the text of key 'files.count' is a whole number, and its placeholder takes an object [mismatched-argument]}}
}

func share(_ names: [String]) -> String {
  String(localized: "files.share", defaultValue: "\(names.count) files")
}
