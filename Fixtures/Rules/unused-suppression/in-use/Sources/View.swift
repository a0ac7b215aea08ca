func texts() -> [String] {
  // l10nscan:disable:next dynamic-key, unlisted-text -- the server sends a key
  let sent = [NSLocalizedString(server.key, comment: ""), NSLocalizedString("Lost", comment: "")]
  let other = NSLocalizedString(server.key, comment: "") /* l10nscan:disable:this dynamic-key */
  let third = NSLocalizedString(server.key, comment: "")
  // l10nscan:disable:previous dynamic-key -- and again
  // l10nscan:disable unlisted-text -- made at run time
  let fourth = NSLocalizedString("Not there", comment: "")
  let fifth = NSLocalizedString("Not there either", comment: "")
  // l10nscan:enable unlisted-text
  let sixth = NSLocalizedString("Nowhere", comment: "")  // expected-error {{[unlisted-text]}}
  // l10nscan:disable all -- to the end
  return sent + [other, third, fourth, fifth, sixth, NSLocalizedString("Gone", comment: "")]
}

let here = NSLocalizedString("Here", comment: "")
