func footer(_ group: [String: String]) -> String {
  var footer = group["footer"] ?? ""
  if footer == "lock.footer" {
    return String(format: NSLocalizedString(footer, comment: ""), 10)  // expected-note {{[dynamic-key]}}
  } else if footer == "send.footer" {
    footer = "send.disabled"
  }
  return NSLocalizedString(footer, comment: "")  // expected-note {{[dynamic-key]}}
}
