import LocalizationModel
import SwiftSource

extension SourceUnit {
  /// The hashes of the names of cases that a macro may make keys of: those in a type with an attribute that
  /// is none of the system's and of no macro that is known to make none.
  ///
  ///     @Localizable struct Texts { private enum Strings { case login_error } }
  var namesForMacros: [LiteralHash] {
    guard syntax == .swift, !isInterface else { return [] }
    let (list, items) = (tokens, outline.items)
    var hashes: [LiteralHash] = []
    var end = 0
    for (index, item) in items.enumerated() {
      if item.kind.isType, item.next > end, list.hasUnknownMacro(before: item.keyword) {
        end = item.next
      }
      if index < end, item.kind == .enumerationCase {
        hashes.append(LiteralHash(list.bytes[list[item.name].range]))
      }
    }
    return hashes
  }
}

extension TokenList {
  /// Whether an attribute stands before a type that may be a macro for its texts.
  fileprivate func hasUnknownMacro(before keyword: Int) -> Bool {
    for index in stride(from: keyword - 1, through: max(0, keyword - 32), by: -1) {
      switch kind(index) {
      case .at:
        let name = index + 1
        if (0x41...0x5A).contains(bytes[self[name].start]),
          !Self.otherAttributes.contains(text(name))
        {
          return true
        }
      case .identifier where self.keyword(index).map { $0 != .class && $0 != .static } ?? false:
        return false
      case .leftBrace, .rightBrace, .equals, .semicolon: return false
      default: break
      }
    }
    return false
  }

  /// Attributes that make nothing of the names of cases, or no keys: the system's, and those of widely used
  /// libraries.
  private static let otherAttributes: Set<String> = [
    "Animatable", "AutoMockable", "CasePathable", "Codable", "DependencyClient", "GenerateMock",
    "Generable", "IBDesignable", "MainActor", "MemberwiseInit", "MetaEnum", "Mockable", "Model",
    "NSApplicationMain", "Observable", "ObservableState", "Perceptible", "Reducer", "Selection",
    "Spyable", "Suite", "Table", "UIApplicationMain", "ViewAction",
  ]
}
