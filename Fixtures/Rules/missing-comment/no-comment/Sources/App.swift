let open = NSLocalizedString("open", comment: "")  // expected-note {{key 'open' has no comment [missing-comment]}}
