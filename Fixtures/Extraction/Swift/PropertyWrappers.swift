import SwiftUI

// A property wrapper that looks up what its property begins with.

@propertyWrapper
struct Localized {
  private let key: String
  private var table: String?

  init(wrappedValue: String) { key = wrappedValue }
  init(wrappedValue: String, table: String) {
    key = wrappedValue
    self.table = table
  }
  init(_ key: String) { self.key = key }

  var wrappedValue: String { NSLocalizedString(key, tableName: table, comment: "") }
}

@propertyWrapper
struct Trimmed {
  var wrappedValue: String
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}

enum Texts {
  @Localized static var home = "texts.home"  // expect: key="texts.home" routine="Localized"
  @Localized private(set) static var about: String = "texts.about"  // expect: key="texts.about"
  @Localized @Trimmed static var both = "texts.both"  // expect: key="texts.both"
  @Localized("texts.named") static var named: String  // expect: key="texts.named"
  @Localized(table: "Menu") static var menu = "texts.menu"  // expect: key="texts.menu" table="Menu"
  @Trimmed static var plain = "no.key"
  static var other = "no.key.either"
}

func local() {
  @Localized var title = "local.title"  // expect: key="local.title"
  print(title)
}
