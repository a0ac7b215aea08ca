import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A folder is named like no known language.
  static let unknownLanguage = Rule(
    id: "unknown-language",
    severity: .warning,
    risk: .untranslated,
    summary: "A folder or catalog names no known language",
    explanation: PackageResources.unknown_language_md,
    check: .project { project, findings in
      for (file, language, spelling) in project.languageFolders {
        guard let fault = language.fault else { continue }
        findings.report(
          "'\(spelling)' \(fault.words)",
          at: SourceLocation(path: file),
          help: fault.remedy.map { "rename the folder '\($0).lproj'" }
            ?? "correct the name of the folder",
          subject: .init(language: language.id, place: file.folder)
        )
      }
      for (folder, file) in project.foldersLikeLanguages {
        findings.report(
          "'\(folder.name)' holds tables and is no folder of a language",
          at: SourceLocation(path: file),
          help: "rename it '\(folder.stem).lproj'",
          subject: .init(place: folder)
        )
      }
      for (file, spelling) in project.foldersOfBase where spelling != "Base" {
        findings.report(
          "'\(spelling)' is not the code of a known language",
          at: SourceLocation(path: file),
          help: "name the folder 'Base.lproj'",
          subject: .init(language: spelling, place: file.folder)
        )
      }
      for file in project.tables.flatMap(\.files) where file.isCatalog {
        for language in file.languages {
          guard let fault = language.fault else { continue }
          findings.report(
            "'\(language)' \(fault.words)",
            at: SourceLocation(path: file.path),
            help: fault.remedy.map { "write '\($0)' in its place" }
              ?? "correct the language in the catalog",
            subject: .init(language: language.id, place: file.path)
          )
        }
      }
      for misnomer in project.declared.misnomers {
        findings.report(
          "'\(misnomer.spelling)' in \(misnomer.kind) is not the name of a language",
          at: SourceLocation(path: misnomer.path),
          help: "correct it in \(misnomer.owner)",
          subject: .init(detail: misnomer.kind)
        )
      }
    }
  )
}

/// The fault of a language that no user has.
private struct LanguageFault {
  /// The fault, behind the language.
  let words: String
  /// The code that is meant most likely.
  let remedy: String?
}

extension Language {
  fileprivate var fault: LanguageFault? {
    if Self.namesBase(id) || isUnknown, id != "mul" {
      return LanguageFault(words: "is not the code of a known language", remedy: Self.codes[id])
    }
    guard let region = unknownRegion else { return nil }
    return LanguageFault(
      words: "names the region '\(region)', which does not exist",
      remedy: region == "UK" ? "\(base)-GB" : base.id
    )
  }

  /// The codes of languages by those of countries that are written in their place, where no language has
  /// the same code.
  private static let codes = [
    "cn": "zh-Hans", "cz": "cs", "dk": "da", "jp": "ja", "kr": "ko", "rs": "sr", "tw": "zh-Hant",
    "ua": "uk", "vn": "vi",
  ]
}

extension Project {
  /// The folders of tables that are named nearly as those of languages, each with its first file.
  fileprivate var foldersLikeLanguages: [(folder: FilePath, file: FilePath)] {
    var seen: Set<FilePath> = []
    let files = (tables + outsideTables).flatMap(\.files).map(\.path).sorted()
    return files.compactMap { file in
      let folder = file.folder
      guard folder.fileExtension.isLikeThatOfLanguages, Language(folder.stem).fault == nil,
        seen.insert(folder).inserted
      else { return nil }
      return (folder, file)
    }
  }
}

extension Substring {
  /// Whether it is the extension of languages' folders but for one slip: letters in another order or case,
  /// or one letter more, less or another.
  fileprivate var isLikeThatOfLanguages: Bool {
    let (own, right) = (Array(lowercased().utf8), Array("lproj".utf8))
    if self == "lproj" || isEmpty { return false }
    if own.sorted() == right.sorted() { return true }
    let start = zip(own, right).prefix { $0 == $1 }.count
    let end = zip(own.dropFirst(start).reversed(), right.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    return start + end + 1 >= Swift.max(own.count, right.count)
  }
}
