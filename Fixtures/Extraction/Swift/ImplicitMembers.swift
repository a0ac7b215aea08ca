import Foundation
import SwiftUI

enum Texts {
  static func string(_ key: String) -> String { NSLocalizedString(key, comment: "") }
  func value(_ key: String) -> String { NSLocalizedString(key, comment: "") }
}
extension String {
  static func text(_ key: String) -> String { NSLocalizedString(key, comment: "") }
}
struct Banner {
  let title: LocalizedStringKey
  static func titled(_ title: LocalizedStringKey) -> Banner { Banner(title: title) }
  func styled(_ title: LocalizedStringKey) -> Banner { Banner(title: title) }
}

indirect enum JSON {
  case string(String)
  case list([JSON])
  case value(String)
}

func schema(_ name: String, isList: Bool) -> JSON {
  let text: JSON = .string("array")
  let choice: JSON = isList ? .string("many") : .string("one")
  let texts: [JSON] = [.string("ERR: \(name)"), .string(name), .value("nothing")]
  if case .string("pattern") = text { return .string("returned") }
  return .list(texts)
}

let title = Texts.string("Of a type")  // expect: key="Of a type"
let value = Texts().value("Of a value")  // expect: key="Of a value"
let short: String = .text("Of a string")  // expect: key="Of a string"
let other: Elsewhere.Style = .styled("no key")
let banner: Banner = .titled("Of a banner")  // expect: key="Of a banner"
