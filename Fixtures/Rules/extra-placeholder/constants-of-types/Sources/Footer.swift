import Foundation

func footer(_ privacy: String, _ terms: String) -> [String] {
  [String(format: Texts.links, privacy, terms), String(format: Texts.hint, terms)]
}
