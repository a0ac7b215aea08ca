import Foundation

// A wrapper whose key is nothing but its argument, in a file without any other one.
func text(_ key: String) -> String { NSLocalizedString("\(key)", comment: "") }
let title = text("title")  // expect: key="title"
