import Foundation

protocol Titled: CaseIterable { var title: String { get } }

extension Titled where Self: RawRepresentable, RawValue == String {
  var title: String { NSLocalizedString(rawValue, comment: "") }  // expect: key="Small"; key="Large"
  var detail: String { NSLocalizedString("detail." + self.rawValue, comment: "") }  // expect: key="detail.mono"; key="detail.avc"; key="detail.Small"; key="detail.Large"
  func hint() -> String { NSLocalizedString("hint." + self.rawValue, comment: "") }  // expect: key="hint.avc"; key="hint.Small"; key="hint.Large"
}

enum Size: String, Titled { case small = "Small", large = "Large" }

// These have titles of their own.
enum Codec: String { case avc }
extension Codec: Titled {
  var title: String { "H.264" }
}
enum Channel: String, Titled {
  case mono
  var title: String { "1" }
  func hint() -> String { "" }
}

func show(_ value: any Titled) -> String { NSLocalizedString(value.name, comment: "") }  // expect: key="named.page"; key="named.codec"
extension Titled {
  var name: String { "named.page" }
}
extension Codec {
  var name: String { "named.codec" }
}

class Page {
  var key: String { "page" }
  func heading() -> String { "heading" }
  init() { label.text = NSLocalizedString(key, comment: "") }  // expect: key="page"; key="chapter"; key="cover"; key="index"
  var headline: String { NSLocalizedString(key, comment: "") }  // expect: key="page"; key="chapter"; key="index"
  func text() -> String { NSLocalizedString(heading(), comment: "") }  // expect: key="heading"; key="heading.chapter"
}
class Chapter: Page {
  override var key: String { "chapter" }
  override func heading() -> String { "heading.chapter" }
}
class Cover: Page {
  override var key: String { "cover" }
  override var headline: String { "" }
  override func heading() -> String { "heading.cover" }
  override func text() -> String { NSLocalizedString("of." + key, comment: "") }  // expect: key="of.cover"
}
class Index: Page {
  override var key: String { "index" }
  override var headline: String { super.headline.uppercased() }
}
