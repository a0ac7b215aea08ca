import Foundation

protocol Faces {}

extension Faces {
  func text(_ key: String) -> String { NSLocalizedString(key, tableName: "Faces", comment: "") }
}
