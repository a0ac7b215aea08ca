package import Diagnostics
package import LocalizationModel
package import SourceFiles
package import StringResources

/// A String Catalog as the files of its languages, as a build writes them.
///
/// A defect that a build reports, or that would lose a text, leaves no file.
package struct CompiledCatalog: Sendable {
  /// A file of one language.
  package struct File: Sendable {
    /// The path below the folder of all output: `de.lproj/Localizable.strings`.
    package let path: FilePath
    package let members: [PropertyListNode.Member]
    /// Whether all members are texts.
    package let areTexts: Bool
  }

  package private(set) var files: [File] = []
  /// The paths of the compiled languages that have no file: one of an earlier build would be found.
  package private(set) var absent: [FilePath] = []
  package private(set) var diagnostics: [Diagnostic]
  private var tables: [Language: Table] = [:]

  private struct Table {
    var texts: [PropertyListNode.Member] = []
    var rules: [PropertyListNode.Member] = []
  }

  package init(_ catalog: LocalizedTable, _ options: CompileOptions = CompileOptions()) {
    diagnostics = catalog.diagnostics
    guard let source = catalog.sourceLanguage, !diagnostics.hasErrors else { return }
    let all = catalog.builtLanguages.sorted()
    let wanted = Set(options.languages.map { Language($0) })
    let languages = wanted.isEmpty ? all : all.filter(wanted.contains)
    for entry in catalog.entries.withoutCopies {
      let compiler = EntryCompiler(entry, source: source, options)
      report(compiler.defects, of: entry, in: catalog)
      for language in languages { add(entry, by: compiler, in: language, of: catalog) }
    }
    if diagnostics.hasErrors { return }
    for language in languages + wanted.subtracting(all).sorted() {
      addFiles(of: language, in: catalog, options)
    }
  }

  private mutating func add(
    _ entry: TableEntry,
    by compiler: EntryCompiler,
    in language: Language,
    of catalog: LocalizedTable
  ) {
    do throws(CompileDefect) {
      let members = try compiler.members(in: language)
      tables[language, default: Table()].texts += members.texts
      tables[language, default: Table()].rules += members.rules
    } catch {
      report([error], of: entry, in: catalog)
    }
  }

  private mutating func addFiles(
    of language: Language,
    in catalog: LocalizedTable,
    _ options: CompileOptions
  ) {
    let spellings = Set(options.languages.filter { Language($0) == language }).sorted()
    var table = tables[language] ?? Table()
    if options.joinsTexts { (table.texts, table.rules) = ([], table.texts + table.rules) }
    let isNeeded = options.writesEmptyFiles && table.rules.isEmpty
    for id in spellings.isEmpty ? [language.withoutDefaultScript.id] : spellings {
      guard let folder = FilePath(".").file(named: "\(id).lproj") else {
        let message = "no folder can be called like the language '\(id)'"
        let location = SourceLocation(path: catalog.path)
        diagnostics.append(
          Diagnostic(
            rule: .malformedResource,
            severity: .error,
            message: message,
            location: location
          )
        )
        continue
      }
      let texts = folder.appending("\(catalog.name).strings")
      let rules = folder.appending("\(catalog.name).stringsdict")
      if table.texts.isEmpty, !isNeeded {
        absent.append(texts)
      } else {
        files.append(File(path: texts, members: table.texts, areTexts: true))
      }
      if table.rules.isEmpty {
        absent.append(rules)
      } else {
        files.append(File(path: rules, members: table.rules, areTexts: false))
      }
    }
  }

  private mutating func report(
    _ defects: [CompileDefect],
    of entry: TableEntry,
    in catalog: LocalizedTable
  ) {
    diagnostics += defects.map { $0.diagnostic(of: entry.key, in: catalog) }
  }
}

extension LocalizedTable {
  /// The languages that a build of the catalog has.
  package var builtLanguages: Set<Language> {
    Set(entries.languages).union([sourceLanguage].compactMap(\.self))
  }
}

extension TableEntries {
  /// The entries without those of which a later one has the key.
  fileprivate var withoutCopies: [TableEntry] {
    let copies = EntryIndex(of: self).duplicates
    guard !copies.isEmpty else { return Array(self) }
    let last = Dictionary(copies.map { ($0.first, $0.number) }) { $1 }
    let gone = Set(copies.map(\.number) + copies.map(\.first)).subtracting(last.values)
    return indices.filter { !gone.contains($0) }.map { self[$0] }
  }
}
