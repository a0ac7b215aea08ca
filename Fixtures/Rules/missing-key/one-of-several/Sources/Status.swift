enum Status: String {
  case open = "status.open"
  case closed = "status.closed"
  case archived = "status.archived"

  var title: String {
    NSLocalizedString(rawValue, comment: "")  // expected-warning {{key 'status.archived' is not in table 'Localizable' [missing-key]}}
  }
}

let key = "status.known"
let other = NSLocalizedString(key, comment: "")  // expected-error {{key 'status.known' is not in table 'Localizable' [missing-key]}}
