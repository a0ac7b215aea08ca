import Foundation

enum Texts {
  // expected-warning@+1 {{text of key 'links' takes no arguments, and the call passes 2}}
  static let links = NSLocalizedString("links", comment: "")
  // expected-warning@+1 {{text of key 'hint' takes no arguments, and the call passes 1}}
  static let hint = NSLocalizedString("hint", comment: "")
}
