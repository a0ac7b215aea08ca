import Foundation

protocol Named {
  var rawValue: String { get }
  var key: String { get }
}

extension Named {
  var key: String { "\(type(of: self)).\(rawValue)" }
  var text: String { NSLocalizedString(key, comment: "") }  // expected-note {{dynamic-key}}
}

enum Texts: String, Named {
  case title, body
  var key: String { rawValue }
}

enum Head: String, Named {
  case line
}

let title = Texts.title.text
