import Foundation

func text(_ key: String) -> String { NSLocalizedString(key, comment: "") }
func text(_ key: String, in room: Room) -> String {
  NSLocalizedString(key, tableName: "Rooms", comment: "")
}
