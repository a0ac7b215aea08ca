import Foundation

func link() -> NSAttributedString {
  NSAttributedString(format: NSLocalizedString("see", comment: ""), links: ["example.org"])
}
