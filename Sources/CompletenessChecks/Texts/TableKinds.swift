import LocalizationModel
import SourceFiles

extension StringTable {
  /// Whether the system reads the table by itself, so that no code names its keys.
  var isReadBySystem: Bool {
    Self.namesReadBySystem.contains(name) || name.hasSuffix("InfoPlist")
      || container.fileExtension == "bundle" || isInterfaceBuilderTable || isIntentTable
  }

  /// Whether the table is a catalog, is called like a language, or lies in a folder of one; others
  /// have no languages.
  var isLocalized: Bool {
    isSwifternalization
      || files.contains { $0.isCatalog || $0.path.folder.fileExtension == "lproj" }
  }

  /// Whether the library Swifternalization reads the table.
  var isSwifternalization: Bool { formats.contains(.swifternalization) }

  /// Whether the table belongs to an intent definition, whose keys are six random letters and digits.
  private var isIntentTable: Bool {
    let random = keys.count { key in
      key.key.utf8.count == 6 && key.key.utf8.allSatisfy(\.isLetterOrDigit)
        && key.key.utf8.contains { $0 < 0x5B }
    }
    return random * 2 > keys.count
  }

  /// Whether the table belongs to a storyboard or xib: its keys are made of object ids.
  var isInterfaceBuilderTable: Bool {
    keys.contains { $0.key.isInterfaceBuilderKey }
  }

  private static let namesReadBySystem: Set<String> = [
    "AppShortcuts", "Credits", "InfoPlist", "LaunchScreen", "Root", "ServicesMenu",
  ]
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (self >= 0x30 && self <= 0x39) || (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A)
  }
}

extension String {
  /// Whether the key is made by Interface Builder: `0HX-j9-5jF.title`, or `42.title` of old.
  var isInterfaceBuilderKey: Bool {
    guard let dot = utf8.distance(toFirst: UInt8(ascii: ".")) else { return false }
    let id = Array(utf8.prefix(dot))
    if id.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { return !id.isEmpty && hasInterfaceProperty }
    return id.count == 10 && id[3] == UInt8(ascii: "-") && id[6] == UInt8(ascii: "-")
  }

  private var hasInterfaceProperty: Bool {
    let property = split(separator: ".").dropFirst().first ?? ""
    return Self.interfaceProperties.contains { property.hasPrefix($0) }
  }

  private static let interfaceProperties = [
    "title", "text", "label", "placeholder", "normalTitle", "headerCell", "paletteLabel",
    "toolTip", "headerToolTip", "segment", "accessibility", "ibShadowed", "ibExternal", "prompt",
    "headerTitle", "footerTitle",
  ]
}
