import Foundation

public var title: String {
  NSLocalizedString("flowers.title", bundle: .module, comment: "Title of the list")
}
