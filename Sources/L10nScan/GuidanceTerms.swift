import Facts
import LocalizationModel
import Platform
import ProjectModel
import SourceFiles

extension ScanInput {
  /// Returns the terms of the configuration, and after them those of the guidance for translators that lies
  /// beside it or in the audited folders.
  func terms(_ facts: Facts) -> [Term] {
    let guided = facts.answer("terms", given: foldersOfGuidance, in: files) { asked in
      foldersOfGuidance.flatMap { folder -> [Term] in
        let path = folder.appending(TranslationGuide.fileName)
        // Most projects have none.
        guard (try? asked.files.kind(of: path)) == .file,
          // What cannot be read, or lies outside of the project, says nothing.
          let bytes = try? asked.files.readToQuote(path, below: folder)
        else { return [] }
        return TranslationGuide(SourceText(path: path, stored: bytes)).terms
      }
    }
    return (settings.terms + guided).filter { !$0.text.isEmpty }.joinedByText
  }

  private var foldersOfGuidance: [FilePath] {
    Set(settings.configuration.map { [$0.path.folder] } ?? sources + tables).sorted()
  }
}

extension [Term] {
  /// The terms, each once: what is said first counts for a language.
  fileprivate var joinedByText: [Term] {
    var numbers: [String: Int] = [:]
    var terms: [Term] = []
    for term in prefix(TranslationGuide.limit) {
      if let number = numbers[term.text] {
        terms[number].translations.merge(term.translations) { first, _ in first }
        terms[number].isKept = terms[number].isKept || term.isKept
      } else {
        numbers[term.text] = terms.count
        terms.append(term)
      }
    }
    return terms
  }
}
