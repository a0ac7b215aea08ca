import Foundation

// A function that is named with its labels is not called.
final class Texts: NSObject {
  @objc func text(forKey key: String, inTable table: String) -> String {
    NSLocalizedString(key, tableName: table, comment: "")
  }
  @objc func title(forKey key: String) -> String { NSLocalizedString(key, comment: "") }
}
let action = #selector(Texts.title(forKey:))
let other = #selector(Texts.text(forKey:inTable:))
let handed = names.map(texts.title(forKey:))
let called = texts.title(forKey: "Called")  // expect: key="Called" routine="title"
let both = texts.text(forKey: "Both", inTable: "Others")  // expect: key="Both" table="Others"
