import LocalizationModel
import SourceFiles

extension StringTable {
  /// Whether the table is of a kind that the system reads by itself, by the looks of all its keys.
  var looksReadBySystem: Bool {
    name.isNameReadBySystem || container.fileExtension == "bundle" || isInterfaceBuilderTable
      || isIntentTable || files.contains { $0.format == .settingsPage }
  }

  /// Whether the table is a catalog, is called like a language, or lies in a folder of one; others
  /// have no languages.
  var isLocalized: Bool {
    isSwifternalization
      || files.contains { $0.isCatalog || $0.path.folder.fileExtension == "lproj" }
  }

  /// Whether the languages of the table's files are recognized by their folders, and none lies in
  /// such a one.
  var isInNoLanguage: Bool {
    files.allSatisfy { file in
      (file.format == .strings || file.format == .stringsDictionary)
        && file.path.folder.fileExtension != "lproj"
    }
  }

  /// Whether the table has a language in forms of its own for each script, such as `zh-Hans` and
  /// `zh-Hant`, so that it is not needed without one.
  func isWrittenInScripts(_ language: Language) -> Bool {
    guard language == language.base, !languages.contains(language) else { return false }
    return languages.contains { $0.id.hasPrefix(language.id + "-") && $0.hasScript }
  }

  /// Whether the table lies in a finished bundle, which comes with languages of its own; that of the
  /// app's settings is a part of the app.
  package var isFinished: Bool {
    container.components.contains { component in
      component == "Contents" || component.isNameOfBundle && component != "Settings.bundle"
    }
  }

  /// Whether the keys are phrases by which people start an App Shortcut, and Siri finds the app.
  package var holdsPhrases: Bool { name == Self.nameOfPhrases }

  /// Whether the library Swifternalization reads the table.
  package var isSwifternalization: Bool { files.contains { $0.format == .swifternalization } }

  /// Whether the table belongs to an intent definition, whose keys are six random letters and digits.
  package var isIntentTable: Bool {
    if hasIntentDefinition { return true }
    let random = keys.count { key in
      key.key.utf8.count == 6 && key.key.utf8.allSatisfy(\.isLetterOrDigit)
        // Words such as 'Cancel' and 'DELETE' are no such names.
        && key.key.utf8.dropFirst().contains { $0 < 0x5B } && key.key.utf8.contains { $0 > 0x60 }
    }
    return random * 2 > keys.count
  }

  /// Whether the definition is there that the table translates.
  var hasIntentDefinition: Bool { files.contains { $0.format == .intentDefinition } }

  /// Whether the table belongs to a storyboard or xib: its keys are made of object ids.
  package var isInterfaceBuilderTable: Bool {
    keys.contains { $0.key.isInterfaceBuilderKey }
  }

  /// Whether the table has the texts of an `Info.plist`, by the names of its properties.
  package var isOfInfoPropertyList: Bool { name.isNameOfInfoProperties }

  /// Whether the text that users see of a key is unknown, as no table has it in the development
  /// language and targets or configurations differ in it.
  func hasDifferentReasons(for key: TableKey) -> Bool {
    guard isOfInfoPropertyList, key.entries.count > 1 else { return false }
    let isSource = { (stored: StoredEntry) in files[stored.file].isInfoPropertyList }
    let texts = key.entries.filter(isSource).compactMap { $0.entry.translations.first?.text }
    let others = key.entries.lazy.filter { !isSource($0) }.flatMap(\.entry.translations)
    return Set(texts).count > 1
      && !others.contains { $0.language ?? developmentLanguage == developmentLanguage }
  }

  /// The table of the phrases by which App Shortcuts are requested.
  package static let nameOfPhrases = "AppShortcuts"

  fileprivate static let namesReadBySystem: Set<String> = [
    nameOfPhrases, "Credits", "LaunchScreen", "Root", "ServicesMenu",
  ]
}

extension Language {
  /// Whether the code names a script, which has four letters.
  var hasScript: Bool {
    id.split { $0 == "-" }.dropFirst().contains { $0.utf8.count == 4 }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (self >= 0x30 && self <= 0x39) || (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A)
  }
}

extension String {
  /// Whether the system reads tables of the name by itself.
  package var isNameReadBySystem: Bool {
    StringTable.namesReadBySystem.contains(self) || isNameOfInfoProperties
  }

  /// Whether the key is made by Interface Builder: `0HX-j9-5jF.title`, or `42.title` of old.
  package var isInterfaceBuilderKey: Bool {
    var (length, isNumber, dashes) = (0, true, 0)
    for byte in utf8 {
      if byte == UInt8(ascii: ".") {
        return isNumber ? length > 0 && hasInterfaceProperty : length == 10 && dashes == 2
      }
      isNumber = isNumber && byte >= 0x30 && byte <= 0x39
      // All keys are asked, and most have no such id, of which the fourth byte tells.
      if length == 3 || length == 6 {
        if byte == UInt8(ascii: "-") { dashes += 1 } else if !isNumber { return false }
      }
      length += 1
      if length > 10, !isNumber { return false }
    }
    return false
  }

  /// Whether the key is that of a date formatter's format in Interface Builder:
  /// `42.ibShadowedDateFormat`.
  var isInterfaceDateFormat: Bool {
    (hasSuffix(".ibShadowedDateFormat") || hasSuffix(".dateFormat")) && isInterfaceBuilderKey
  }

  private var hasInterfaceProperty: Bool {
    let property = split(separator: ".").dropFirst().first ?? ""
    return Self.interfaceProperties.contains { property.hasPrefix($0) }
  }

  private static let interfaceProperties = [
    "title", "text", "label", "placeholder", "normalTitle", "headerCell", "paletteLabel",
    "toolTip", "headerToolTip", "segment", "accessibility", "ibShadowed", "ibExternal", "prompt",
    "headerTitle", "footerTitle", "dateFormat",
  ]
}
