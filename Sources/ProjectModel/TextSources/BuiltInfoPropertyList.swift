import LocalizationModel
import Platform
package import SourceFiles
import StringResources

/// The names that an `Info.plist` has when a target is built in one configuration.
package struct BuiltInfoPropertyList {
  /// The name of the app, its copyright and the like, by their keys.
  package private(set) var names: [String: String] = [:]
  /// The names of uniform types and of actions, which are their own keys.
  package private(set) var literals: Set<String> = []
  /// The reasons for permissions by their keys; nil for those that a build alone can tell.
  package private(set) var reasons: [String: String?] = [:]

  /// Makes the list that the file and the settings give; nil where the file cannot be read.
  package init?(
    _ configuration: BuildConfiguration,
    in folder: FilePath,
    reading read: (FilePath) -> [UInt8]?
  ) {
    guard let file = configuration.value(of: BuildTarget.settingOfList) else { return nil }
    var members: [PropertyListNode.Member] = []
    if !file.isEmpty {
      let path = folder.resolving(file)
      guard let stored = read(path) else { return nil }
      var table = LocalizedTable(path: path, format: .infoPropertyList)
      members = PropertyList(reading: stored, for: &table).members
      guard table.diagnostics.isEmpty else { return nil }
    }
    let generates = configuration.value(of: "GENERATE_INFOPLIST_FILE")
    let isGenerated = generates == "YES"
    for key in InfoPropertyListKey.namesOfApps {
      let text = members[key]?.string
      let setting = isGenerated ? Self.setting(of: key, configuration) : nil
      guard let whole = (text ?? setting).flatMap(configuration.expanding) else { continue }
      // Where both say something, they had better say the same.
      let isTold = setting == nil || text == nil || !configuration.assignsName(key)
      if isTold || whole == setting.flatMap(configuration.expanding) { names[key] = whole }
    }
    literals = Set(InfoTexts.syncedLiterals(of: members).filter { !$0.contains("$") })
    let mayGenerate = isGenerated || generates == nil
    reasons = Self.reasons(members, mayGenerate ? configuration : nil, isGenerated)
      .mapValues { $0.flatMap(configuration.expanding) }
  }

  /// Returns what the file and the settings say of permissions; nothing of settings that may make the list
  /// or not.
  private static func reasons(
    _ members: [PropertyListNode.Member],
    _ configuration: BuildConfiguration?,
    _ isGenerated: Bool
  ) -> [String: String?] {
    var reasons = members.reduce(into: [String: String?]()) { reasons, member in
      if member.key.isUsageDescription { reasons[member.key] = .some(member.value.string) }
    }
    let prefix = InfoPropertyName.settingPrefix
    for name in configuration?.names(beginningWith: prefix) ?? [] where name.isUsageDescription {
      let key = String(name.dropFirst(prefix.count))
      let text = isGenerated ? configuration?.writtenText(of: name).text : nil
      // Where both say something, they had better say the same.
      reasons[key] = .some(reasons[key].map { $0 == text ? text : nil } ?? text)
    }
    return reasons
  }

  /// Returns what Xcode writes of itself into the list.
  private static func setting(of key: String, _ configuration: BuildConfiguration) -> String? {
    if configuration.assignsName(key) { return "$(\(InfoPropertyName.settingPrefix)\(key))" }
    return key == "CFBundleName" ? "$(PRODUCT_NAME)" : nil
  }
}

extension BuiltInfoPropertyList {
  /// Returns what a file that may be an `Info.plist` calls its app itself, as opposed to what settings
  /// do.
  package static func writtenNames(in stored: [UInt8], at path: FilePath) -> [String] {
    guard
      InfoPropertyName.shown.contains(where: {
        stored[...].firstOccurrence(of: Array($0.utf8)) != nil
      })
    else { return [] }
    var table = LocalizedTable(path: path, format: .infoPropertyList)
    let members = PropertyList(reading: stored, for: &table).members
    // The name of an extension is none of the app's.
    if members["NSExtension"] != nil { return [] }
    return InfoPropertyName.shown.compactMap { members[$0]?.string }
      .filter { !$0.isEmpty && !$0.contains("$") }
  }
}

extension BuildConfiguration {
  fileprivate func assignsName(_ key: String) -> Bool {
    assigns(InfoPropertyName.settingPrefix + key)
  }
}
