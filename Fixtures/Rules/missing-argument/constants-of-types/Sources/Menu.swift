import Foundation

/// Each of these files has a type of the name for itself.
private enum Names {
  // expected-error@+1 {{text of key 'menu.pair' takes 2 arguments, and the call passes 1}}
  static let pair = NSLocalizedString("menu.pair", comment: "")
}

func menu(_ name: String) -> String { String(format: Names.pair, name) }
