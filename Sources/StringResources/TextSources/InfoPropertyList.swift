import LocalizationModel
import SourceFiles

extension TextSource {
  /// The `Info.plist` of an app or extension, whose texts the table `InfoPlist` translates.
  static let infoPropertyList = TextSource(
    id: "info-plist",
    isInfoPropertyList: true,
    fileExtensions: ["plist"],
    table: { path in
      guard path.name.hasSuffix("Info.plist"), path.folder.fileExtension != "bundle" else {
        return nil
      }
      return .infoPlist(at: path, format: "info-plist")
    },
    read: { stored, table in
      let list = PropertyList(reading: stored, for: &table)
      // What is wrong with a list that is none of the tables is not told here.
      table.diagnostics = []
      var locator = SourceLocator(list.text)
      table.addTexts(of: list.members, &locator, depth: 0)
    }
  )

  /// The build settings `INFOPLIST_KEY_…` of Xcode projects and their configuration files, of which
  /// Xcode makes an `Info.plist`.
  static let infoPropertyListSettings = TextSource(
    id: "info-plist-settings",
    isInfoPropertyList: true,
    fileExtensions: ["pbxproj", "xcconfig"],
    table: { path in
      guard ["pbxproj", "xcconfig"].contains(path.fileExtension) else { return nil }
      return .infoPlist(at: path, format: "info-plist-settings")
    },
    read: { stored, table in
      let text = SourceText(path: table.path, stored: stored)
      var locator = SourceLocator(text)
      for setting in InfoPropertyListSetting.all(in: text.bytes) {
        table.addDescription(setting.text, key: setting.key, locator.location(of: setting.range))
      }
    }
  )
}

extension LocalizedTable {
  /// Leaves out what nobody translates: names that no table has, and the reasons for permissions
  /// where no table has any.
  mutating func keepTexts(translatedUnder keys: Set<String>) {
    let describes = keys.contains { $0.isUsageDescription }
    entries.removeAll { entry in
      !keys.contains(entry.key) && !(describes && entry.key.isUsageDescription)
    }
  }

  fileprivate static func infoPlist(at path: FilePath, format: String) -> LocalizedTable {
    var table = LocalizedTable(path: path, format: format)
    table.name = "InfoPlist"
    return table
  }

  /// Adds what the system shows of an app: the reasons for which it asks for permissions under their
  /// keys, and names of types and actions, which are their own keys.
  fileprivate mutating func addTexts(
    of members: [PropertyListNode.Member],
    _ locator: inout SourceLocator,
    depth: Int
  ) {
    guard depth < 8 else { return }
    for member in members {
      if let text = member.value.string {
        if depth == 0 {
          addDescription(text, key: member.key, locator.location(of: member.keyRange))
        } else if Self.literalTexts.contains(member.key) {
          addInfoText(text, key: text, locator.location(of: member.value.range))
        }
      }
      for element in member.value.elements ?? [] {
        addTexts(of: element.members ?? [], &locator, depth: depth + 1)
      }
    }
  }

  /// Adds the reason for which the app asks for a permission.
  ///
  /// Names and copyrights stay out: whoever translates them for one language need not for another.
  fileprivate mutating func addDescription(
    _ text: String,
    key: String,
    _ location: SourceLocation
  ) {
    if key.isUsageDescription { addInfoText(text, key: key, location) }
  }

  private mutating func addInfoText(_ text: String, key: String, _ location: SourceLocation) {
    guard !text.isEmpty, !text.hasPrefix("$("), !entries.contains(where: { $0.key == key }) else {
      return
    }
    add(text, key: key, at: location)
  }

  /// The members, within lists, whose texts are keys.
  private static let literalTexts: Set<String> = [
    "CFBundleTypeName", "UIApplicationShortcutItemSubtitle", "UIApplicationShortcutItemTitle",
    "UTTypeDescription",
  ]
}

extension String {
  /// Whether it is the key of a reason for which an app asks for a permission.
  fileprivate var isUsageDescription: Bool { hasSuffix("UsageDescription") }
}
