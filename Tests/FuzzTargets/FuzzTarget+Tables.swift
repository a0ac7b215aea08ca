import Diagnostics
import Foundation
import LocalizationModel
import ProjectModel
import SourceFiles
import StringResources
import TestSupport

extension FuzzTarget {
  static let strings = table("strings", at: "de.lproj/Localizable.strings") { input in
    FoundationComparison(input).failures
  }

  static let stringsDictionary = table("stringsdict", at: "de.lproj/Localizable.stringsdict")

  static let stringCatalog = table("xcstrings", at: "Localizable.xcstrings")

  /// The binary form of all three kinds of property list.
  static let binaryPropertyList = FuzzTarget("binary-plist", rarity: 32) { input in
    binaryTables.flatMap { tableFailures(input, at: $0) }
      + textFailures(input, at: "App/Info.plist", for: infoTranslation)
  } longerCheck: { input in
    binaryTables.flatMap { canonicalFormFailures(input, at: $0) }
  }

  private static let binaryTables: [FilePath] = [
    "de.lproj/Localizable.strings", "de.lproj/Localizable.stringsdict",
  ]

  /// Three states of a table, with a zero byte between them.
  static let merge = FuzzTarget("merge", rarity: 32) { input in
    let parts = input.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
      .map { Array($0) }
    guard parts.count == 3 else { return [] }
    let versions = TableVersions(base: parts[0], ours: parts[1], theirs: parts[2])
    return (binaryTables + ["Localizable.xcstrings"]).flatMap { mergeFailures(versions, at: $0) }
  }

  private static func mergeFailures(_ versions: TableVersions, at path: FilePath) -> [String] {
    guard let format = ResourceFormat.format(of: path) else { return ["no format of \(path)"] }
    // What is damaged is not merged.
    guard let merged = try? format.merge(versions, at: path), merged.conflicts.isEmpty else {
      return []
    }
    let exchanged = TableVersions(
      base: versions.base,
      ours: versions.theirs,
      theirs: versions.ours
    )
    let again = TableVersions(base: versions.ours, ours: merged.bytes, theirs: versions.ours)
    let other = try? format.merge(exchanged, at: path)
    let settled = other?.conflicts.isEmpty == true
    let isStable = (try? format.merge(again, at: path))?.bytes == merged.bytes
    return (settled ? [] : ["whose side is called ours makes a conflict"])
      + (isStable ? [] : ["to merge again changes something"])
  }

  static let swifternalization = FuzzTarget("swifternalization") { input in
    let files = MemoryFiles([
      "base.json": input, "de.json": input, "expressions.json": input,
    ]).fileSystem
    let tables = Swifternalization.readTables(of: ["base.json"], in: files) { _ in true }
    let text = SourceText(path: "base.json", stored: input)
    return tables.flatMap { text.places(outside: $0.places) }
  }

  static let interfaceBuilder = FuzzTarget("interface-builder") { input in
    textFailures(input, at: "Base.lproj/Main.storyboard", for: interfaceTranslation)
  }

  static let infoPropertyList = FuzzTarget("info-plist") { input in
    textFailures(input, at: "App/Info.plist", for: infoTranslation)
  }

  static let settingsPage = FuzzTarget("settings-page") { input in
    textFailures(input, at: "Settings.bundle/Root.plist", for: settingsTranslation)
  }

  /// The files, targets and build settings of Xcode's projects, and those of configuration files.
  static let projectFile = FuzzTarget("project-file") { input in
    _ = XcodeProject(input, at: "A.xcodeproj/project.pbxproj").withSources
    return textFailures(input, at: "A.xcodeproj/project.pbxproj", for: infoTranslation)
      + textFailures(input, at: "App/A.xcconfig", for: infoTranslation)
  } longerCheck: { input in
    programFailures(["--source", "."], adding: ["A.xcodeproj/project.pbxproj": input])
  }

  private static func table(
    _ id: String,
    at path: FilePath,
    longerCheck: @escaping Check = { _ in [] }
  ) -> FuzzTarget {
    FuzzTarget(id, rarity: 32) { input in
      tableFailures(input, at: path)
    } longerCheck: { input in
      canonicalFormFailures(input, at: path) + longerCheck(input)
    }
  }

  private static func tableFailures(_ input: [UInt8], at path: FilePath) -> [String] {
    guard let format = ResourceFormat.format(of: path) else { return ["no format of \(path)"] }
    let table = format.table(from: input, at: path)
    guard !input.starts(with: "bplist".utf8) else { return [] }
    return SourceText(path: path, stored: input).places(outside: table.places)
  }

  private static func canonicalFormFailures(_ input: [UInt8], at path: FilePath) -> [String] {
    guard let format = ResourceFormat.format(of: path) else { return ["no format of \(path)"] }
    return CanonicalForm(of: format.table(from: input, at: path), input, format).failures
  }

  private static let infoTranslation = translation(at: "de.lproj/InfoPlist.strings")
  private static let settingsTranslation = translation(
    at: "Settings.bundle/de.lproj/Root.strings"
  )
  private static let interfaceTranslation = translation(at: "de.lproj/Main.strings")

  /// Makes a table of one text.
  private static func translation(at path: FilePath) -> LocalizedTable {
    let text = #""NSCameraUsageDescription" = "x";"#
    return ResourceFormat.readTable(at: path, in: MemoryFiles([path: text]).fileSystem)
  }

  private static func textFailures(
    _ input: [UInt8],
    at path: FilePath,
    for translation: LocalizedTable
  ) -> [String] {
    let files = MemoryFiles([path: input]).fileSystem
    let tables = TextSource.readTables(among: [path], for: [translation], in: files, jobs: 1)
    guard !tables.isEmpty, !input.starts(with: "bplist".utf8) else { return [] }
    let text = SourceText(path: path, stored: input)
    return tables.flatMap { text.places(outside: $0.places) }
  }
}

extension LocalizedTable {
  /// All places that the table and what is wrong with it name.
  fileprivate var places: [SourceLocation] {
    let translations = entries.flatMap(\.translations)
    return entries.map(\.location) + translations.map(\.location)
      + translations.flatMap(\.allUnits).map(\.location) + diagnostics.map(\.location)
      + diagnostics.flatMap(\.fixes).flatMap(\.edits).map(\.location)
  }

  /// What a table says, whatever its order and layout: keys, comments, texts and their forms.
  fileprivate var content: [String] {
    entries.map { entry in
      let units = entry.translations.flatMap { translation in
        translation.allUnits.map { "\(translation.language?.id ?? "") \($0.variation) \($0.text)" }
      }
      // The end of a block cannot stand in one, and is written apart.
      let comment = (entry.comment ?? "").split(separator: "*/", omittingEmptySubsequences: false)
        .joined(separator: "* /")
      return "\(entry.key)\u{0}\(comment)\u{0}\(units.sorted())"
    }.sorted()
  }
}

/// A table as its canonical form says it.
private struct CanonicalForm {
  private(set) var failures: [String] = []

  init(of table: LocalizedTable, _ input: [UInt8], _ format: ResourceFormat) {
    // What is damaged has none.
    guard let once = try? format.canonicalForm(of: input, at: table.path) else { return }
    let again = format.table(from: once, at: table.path)
    if again.content != table.content { failures.append("the canonical form says something else") }
    guard let twice = try? format.canonicalForm(of: once, at: table.path) else {
      failures.append("the canonical form has none itself")
      return
    }
    if twice != once { failures.append("the canonical form of the canonical form is another") }
  }
}

/// A table as Foundation reads it, where it does.
///
/// Foundation knows nothing of recovery, so that what it accepts must be read in the same way.
private struct FoundationComparison {
  private(set) var failures: [String] = []

  init(_ input: [UInt8]) {
    let path: FilePath = "de.lproj/Localizable.strings"
    guard Self.isComparable(input), let format = ResourceFormat.format(of: path) else { return }
    let table = format.table(from: input, at: path)
    // What it drops without a word is told as an error here.
    guard !table.diagnostics.contains(where: { $0.severity == .error }) else { return }
    let data = Data(input)
    let list = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)
    guard let texts = list as? [String: String] else { return }
    for (key, text) in texts {
      let found = table.entries.filter { $0.key == key }.flatMap(\.translations).compactMap(\.text)
      if !found.contains(text) { failures.append("Foundation reads '\(text)' of '\(key)'") }
    }
  }

  /// Whether Foundation's reader is known to do as Apple's does: it decodes escapes in its own ways,
  /// and recursion without a limit would end the program.
  private static func isComparable(_ input: [UInt8]) -> Bool {
    !input.starts(with: "bplist".utf8)
      && !input.contains(UInt8(ascii: "\\")) && !input.contains(0)
      && input.count { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "{") } < 100
      && input.count { $0 == UInt8(ascii: "<") } < 100
  }
}
