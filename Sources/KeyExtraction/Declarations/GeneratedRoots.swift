import SourceFiles
import SwiftSource

/// The words in names of types that generators make of tables.
enum GeneratedRoots {
  /// The ends of such names: the one that Tuist adds to that of a target, and those that SwiftGen
  /// is set to use mostly.
  private static let endings = [
    "Strings", "L10n", "Localization", "Localizations", "Localizable", "Localized", "Texts",
    "Translations", "Words",
  ]

  /// Returns whether a type of some name is one that its name says to hold texts.
  static func isName(_ name: String) -> Bool {
    // Most names are recognized by their last letter, and to compare one ending costs ten times as
    // much.
    switch name.utf8.last {
    case UInt8(ascii: "d"), UInt8(ascii: "e"), UInt8(ascii: "n"), UInt8(ascii: "s"):
      endings.contains(where: name.hasSuffix)
    default: false
    }
  }

  /// Tells of most names that none of the endings is theirs.
  @inline(__always)
  static func mayName(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard range.count > 3, ("A"..."Z") ~= bytes[range.lowerBound] else { return false }
    let end = range.upperBound
    return switch (bytes[end - 3], bytes[end - 2], bytes[end - 1]) {
    case ("n", "g", "s"), ("x", "t", "s"), ("r", "d", "s"), ("o", "n", "s"), ("i", "o", "n"),
      ("1", "0", "n"), ("b", "l", "e"), ("z", "e", "d"):
      true
    default: false
    }
  }

  /// Returns the types that some aliases stand for and that may be such, by either name:
  /// `typealias AppStrings = Company.Catalog`.
  static func types(of aliases: [TypeAlias]) -> Set<String> {
    var types: Set<String> = []
    for alias in aliases {
      if let root = alias.type.first(where: isName) {
        types.insert(root)
      } else if isName(alias.name) {
        types.insert(alias.type[0])
      }
    }
    return types
  }
}

extension TokenList {
  /// Returns the types that a file defines and that may be generated from tables by their names.
  func namesOfTextTypes(in outline: Outline) -> Set<String> {
    var names: Set<String> = []
    for item in outline.items where item.kind.isType && item.kind != .extensionOfType {
      guard GeneratedRoots.mayName(bytes, self[item.name].range) else { continue }
      let name = text(item.name)
      if GeneratedRoots.isName(name) { names.insert(name) }
    }
    return names
  }
}
