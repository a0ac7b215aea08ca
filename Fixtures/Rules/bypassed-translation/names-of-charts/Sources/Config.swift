import AppKit

struct Config {
  let fields: [String: String]

  func value(_ key: String) -> String { fields[key] ?? "" }

  func nonEmpty(_ key: String) -> String? {
    let text = value(key)
    return text.isEmpty ? nil : text
  }

  var sleep: String? { nonEmpty("Sleep") }
}
