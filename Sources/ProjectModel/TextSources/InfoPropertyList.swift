import LocalizationModel
import Platform
import SourceFiles
import StringResources

extension TextSource {
  /// The `Info.plist` of an app or extension, whose texts the table `InfoPlist` translates.
  static let infoPropertyList = TextSource(
    id: .infoPropertyList,
    isInfoPropertyList: true,
    fileExtensions: ["plist"],
    table: { path in
      guard path.name.hasSuffix("Info.plist"), path.folder.fileExtension != "bundle" else {
        return nil
      }
      return .infoPlist(at: path, format: .infoPropertyList)
    },
    read: { stored, table in
      let list = PropertyList(reading: stored, for: &table)
      // Defects of a list that is none of the tables are not reported here.
      table.diagnostics = []
      var texts = InfoTexts(SourceLocator(list.text))
      texts.add(list.members, depth: 0)
      return texts.all
    }
  )

  /// The build settings `INFOPLIST_KEY_…` of Xcode projects and their configuration files, of which
  /// Xcode makes an `Info.plist`.
  static let infoPropertyListSettings = TextSource(
    id: .infoPropertyListSettings,
    isInfoPropertyList: true,
    fileExtensions: ["pbxproj", "xcconfig"],
    table: { path in
      guard ["pbxproj", "xcconfig"].contains(path.fileExtension) else { return nil }
      return .infoPlist(at: path, format: .infoPropertyListSettings)
    },
    read: { stored, table in
      let text = SourceText(path: table.path, stored: stored)
      guard !table.path.isProject || text.bytes.mayGenerateInfoPropertyList else { return [] }
      var texts = InfoTexts(SourceLocator(text))
      for setting in InfoPropertyListSetting.all(in: text) {
        texts.addDescription(setting.text, key: setting.key, at: setting.range)
      }
      return texts.all
    }
  )
}

extension FilePath {
  fileprivate var isProject: Bool { fileExtension == "pbxproj" }
}

extension [UInt8] {
  /// Whether some target of a project may have an `Info.plist` that Xcode makes of settings: a file of
  /// settings may say so, and otherwise the list is whole and they say nothing.
  fileprivate var mayGenerateInfoPropertyList: Bool {
    InfoPropertyListSetting.mayMakeLists(self) || holds("baseConfigurationReference")
  }
}

extension LocalizedTable {
  /// Leaves out what is seldom translated: names that no table has.
  ///
  /// Of reasons for permissions that several tables share, none is known to be the one that has it.
  mutating func keepTexts(translatedUnder keys: Set<String>, isShared: Bool) {
    entries.removeAll { entry in
      !keys.contains(entry.key) && (isShared || !entry.key.isUsageDescription)
    }
  }

  /// Leaves out the settings of other configurations.
  mutating func keepTexts(of configurations: [BuildConfiguration]) {
    entries.removeAll { entry in
      let name = InfoPropertyName.settingPrefix + entry.key
      let text = entry.translations.first?.text ?? ""
      return !configurations.contains { configuration in
        let written = configuration.writtenText(of: name)
        return written == .unclear || written == .text(text)
      }
    }
  }

  fileprivate static func infoPlist(at path: FilePath, format: TableFormat) -> LocalizedTable {
    var table = LocalizedTable(path: path, format: format)
    table.name = LocalizedTable.infoPropertyListName
    return table
  }
}

/// The texts of an app that the system shows, in the order of the file.
struct InfoTexts {
  private(set) var all: [FirstText] = []
  private var known: [String: Set<String>] = [:]
  private var locator: SourceLocator

  init(_ locator: SourceLocator) {
    self.locator = locator
  }

  /// Returns the texts of a list that Xcode's sync takes into a catalog as keys: names of uniform
  /// types and actions, and not those of documents, which are called like their types.
  static func syncedLiterals(of members: [PropertyListNode.Member]) -> [String] {
    members.flatMap { member in
      let elements = (member.value.elements ?? []).flatMap { $0.members ?? [] }
      return elements.filter { literalTexts.contains($0.key) && $0.key != nameOfDocument }
        .compactMap(\.value.string).filter { !$0.isEmpty && !$0.isVariable }
    }
  }

  /// Adds what the system shows of an app: the reasons for which it requests permissions under
  /// their keys, and names of types and actions, which are their own keys.
  mutating func add(_ members: [PropertyListNode.Member], depth: Int) {
    guard depth < 8 else { return }
    for member in members {
      if let text = member.value.string {
        if depth == 0 {
          addDescription(text, key: member.key, at: member.keyRange)
        } else if Self.literalTexts.contains(member.key) {
          add(text, key: text, at: member.value.range)
        }
      }
      for element in member.value.elements ?? [] {
        add(element.members ?? [], depth: depth + 1)
      }
    }
  }

  /// Adds the reason for which the app requests a permission.
  ///
  /// Names and copyrights stay out: they may be translated for one language and not for another.
  /// Where targets or configurations differ in the text, each of their texts is there.
  mutating func addDescription(_ text: String, key: String, at range: Range<Int>) {
    if key.isUsageDescription { add(text, key: key, at: range) }
  }

  private mutating func add(_ text: String, key: String, at range: Range<Int>) {
    guard !text.isEmpty || key.isUsageDescription, !text.isVariable,
      known[key, default: []].insert(text).inserted
    else { return }
    all.append(FirstText(key: key, text: text, place: locator.place(of: range)))
  }

  /// The members, within lists, whose texts are keys.
  private static let literalTexts: Set<String> = [
    nameOfDocument, "UIApplicationShortcutItemSubtitle", "UIApplicationShortcutItemTitle",
    "UTTypeDescription",
  ]

  private static let nameOfDocument = "CFBundleTypeName"
}

extension String {
  /// Whether it is nothing but a build setting: `$(REASON)`.
  fileprivate var isVariable: Bool {
    hasPrefix("$(") && utf8.firstIndex(of: UInt8(ascii: ")")) == utf8.index(before: utf8.endIndex)
  }
}
