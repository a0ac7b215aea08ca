import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// Code shows a text that it does not look up.
  package static let hardCodedText = Rule(
    id: "hard-coded-text",
    severity: .warning,
    risk: .untranslated,
    isOnByDefault: false,
    needs: [.hardCodedTexts, .textsOfNoTable],
    summary: "Code shows a text that it does not look up",
    explanation: PackageResources.hard_coded_text_md,
    check: .project { project, findings in
      let told = Set(project.bypassedTexts.flatMap(\.texts))
      var literals: Set<WrittenText> = []
      for text in project.hardCodedTexts
      where text.context == .app && !text.isPart && text.isForReading && !told.contains(text) {
        guard literals.insert(WrittenText(text)).inserted else { continue }
        let words = text.text.description
        findings.report(
          "text '\(words.shortened)' of '\(text.display)' is not looked up",
          at: text.location,
          notes: text.noteOfSite,
          help: "use String(localized:) or NSLocalizedString",
          subject: .init(detail: "\(text.display) \(words)")
        )
      }
    }
  )
}

/// A text at its place, which several calls may show.
private struct WrittenText: Hashable {
  let text: KeyPattern
  let location: SourceLocation

  init(_ shown: HardCodedText) { (text, location) = (shown.text, shown.location) }
}

extension HardCodedText {
  /// Whether a person is to read it: it has a word, and is neither an address nor a name for
  /// programmers.
  fileprivate var isForReading: Bool {
    let words = text.elements.compactMap { element in
      if case .literal(let words) = element { words } else { nil as String? }
    }
    let isWhole = words.count == text.elements.count
    return words.contains { $0.hasWord && !$0.isAddress }
      && !(isWhole && words[0].looksLikeIdentifier)
  }
}

extension String {
  /// Whether two letters of an alphabet stand side by side, or a sign that is a word by itself;
  /// units such as `B`, and escapes such as `\n`, are none.
  fileprivate var hasWord: Bool {
    let letters = unicodeScalars.map { $0.properties.isAlphabetic }
    return zip(letters, letters.dropFirst()).contains { $0 && $1 }
      || unicodeScalars.contains { $0.properties.isIdeographic }
  }
}
