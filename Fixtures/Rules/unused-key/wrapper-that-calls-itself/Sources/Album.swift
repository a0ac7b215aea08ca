import Foundation

final class Album {
  func restore(_ photos: [String], action name: String) {
    undoManager.registerUndo(withTarget: self) { album in album.restore([], action: name) }
    undoManager.setActionName(NSLocalizedString(name, comment: ""))
  }

  func rename() { restore([], action: "album.rename") }
}

func headline(_ key: String) -> String { NSLocalizedString(key, comment: "") }

func label(_ key: String, isLarge: Bool) -> String {
  isLarge ? headline(key) : NSLocalizedString(key, comment: "")
}

let cover = label("album.cover", isLarge: true)
