import CompletenessChecks
import LocalizationModel
import ProjectModel
import SourceFiles
import StringResources

/// The texts of a storyboard or an `Info.plist` for the table that translates it.
struct SystemTexts {
  /// The texts of a storyboard or xib, which the table follows.
  private(set) var shown: [KeyDemand] = []
  /// The reasons for which an app asks for permissions, of which all configurations say the same.
  private(set) var permissions: [KeyDemand] = []
  /// The texts of those reasons, and the names.
  private(set) var settledTexts: [String: String] = [:]
  /// The names of an app and of its types, which a catalog alone gets.
  private(set) var names: [KeyDemand] = []
  private var documents: [InterfaceDocument] = []

  /// Gathers the texts of a table; nil where nothing says what it is to have.
  init?(of table: StringTable, in files: FileSystem) {
    let numbers = table.files.indices.filter { table.files[$0].isSource(of: table) }
    let bundle = BundleTexts(of: table, in: files)
    (names, settledTexts) = (bundle.demands, bundle.names)
    guard !numbers.isEmpty || !names.isEmpty else { return nil }
    // What Interface Builder has put there for a start is none of them, unless a table has it.
    let expected = Set(
      table.keys.filter { $0.entries.contains { numbers.contains($0.file) } }.map(\.key)
    )
    for number in numbers where table.files[number].format == .interfaceBuilder {
      // The audit reports a file that cannot be read; without it, gone keys are unknown.
      guard let stored = try? files.read(table.files[number].path) else { return nil }
      documents.append(InterfaceDocument(stored, at: table.files[number].path))
    }
    var known: Set<String> = []
    for text in documents.flatMap(\.texts)
    where expected.contains(text.key) && known.insert(text.key).inserted {
      shown.append(KeyDemand(text.key, text: text.text, comment: text.comment))
    }
    for key in table.keys where key.key.isUsageDescription {
      let sources = key.entries.filter { numbers.contains($0.file) }
      if sources.isEmpty { continue }
      let texts =
        bundle.reasons(for: key.key) ?? sources.compactMap { $0.entry.translations.first?.text }
      guard let text = texts.first, texts.allSatisfy({ $0 == text }) else { continue }
      settledTexts[key.key] = text
      let comment = InfoPropertyListKey.name(of: key.key)
      permissions.append(KeyDemand(key.key, text: text, comment: comment))
    }
  }

  /// Everything that the table is to have.
  var demands: [KeyDemand] { shown + permissions }

  /// Whether a key of the table is one of an object or property that is there no longer.
  func hasLost(_ key: String) -> Bool {
    !documents.isEmpty && key.isInterfaceBuilderKey && documents.allSatisfy { $0.hasLost(key) }
  }
}

extension LocalizedFile {
  /// Whether the file is no table, and holds the first texts of one.
  fileprivate func isSource(of table: StringTable) -> Bool {
    switch format {
    case .interfaceBuilder: languages.contains(table.developmentLanguage)
    case .infoPropertyList, .infoPropertyListSettings: true
    default: false
    }
  }
}
