import CompletenessChecks
import Diagnostics
import LocalizationExchange
import LocalizationModel
import SourceFiles
import StringResources

extension LocalizationExporter {
  /// The work that is to be done, one list for each language that has any.
  ///
  /// What is untranslated or up for review is what an export of these texts holds.
  package func worklists() -> [Worklist] {
    let outdated = OutdatedTexts(in: project)
    let earlier = EarlierTables(of: project)
    return languages.map { language in
      let items: [Worklist.Item] = tables(in: language).flatMap { exchange in
        let before = earlier.table(before: project.tables[exchange.table])
        let known = before.map { Set($0.keys.map { ExactKey($0.key) }) }
        return workItems(of: exchange, in: language, outdated) { key in
          !project.earlierTables.isEmpty && known?.contains(ExactKey(key)) != true
        }
      }
      return Worklist(language: language, items: items)
    }.filter { !$0.items.isEmpty }
  }

  private func workItems(
    of exchange: ExchangeTable,
    in language: Language,
    _ outdated: OutdatedTexts,
    isNew: (String) -> Bool
  ) -> [Worklist.Item] {
    var items: [Worklist.Item] = []
    var rest = TableUnits(exchange, project, language).units[...]
    while let first = rest.first {
      let units = rest.prefix { $0.key.key.utf8.elementsEqual(first.key.key.utf8) }
      rest = rest.dropFirst(units.count)
      let wanted = units.filter { isWanted($0, of: exchange, in: language) }
      let gaps = Set(wanted.compactMap(\.unit.gap))
      let path = exchange.path(for: language)
      let cause: Worklist.Cause
      if gaps.contains(.missing) {
        cause = isNew(first.key.key) ? .new : .untranslated
      } else if outdated.contains(first.key.key, in: language, path) {
        cause = .outdated
      } else if gaps.contains(.review) {
        cause = .review
      } else {
        continue
      }
      let listed = wanted.isEmpty ? Array(units) : wanted
      items.append(item(cause, listed, of: exchange, in: language))
    }
    return items
  }

  private func item(
    _ cause: Worklist.Cause,
    _ units: [TableUnits.Unit],
    of exchange: ExchangeTable,
    in language: Language
  ) -> Worklist.Item {
    let (table, key) = (project.tables[exchange.table], units[0].key)
    let main = units.last { $0.unit.place?.substitution == nil } ?? units[0]
    let text = key.source?.text ?? key.key
    let target = table.keys[key.index].translation(in: language)
    // A catalog has the original's text until another one is written.
    let translation = target?.holdsNewText == true ? nil : target?.text
    return Worklist.Item(
      cause: cause,
      original: exchange.original,
      key: key.key,
      text: text,
      forms: units.compactMap(\.unit.place).compactMap(\.formName),
      translation: translation.flatMap { $0.isEmpty ? nil : $0 },
      comment: key.comment == SpelledEntry.commentForNone ? nil : key.comment,
      context: addingContext(to: main, of: exchange, besides: language).context,
      words: text.wordCount,
      characters: text.count
    )
  }
}

extension UnitPlace {
  /// The name of a text beside others of its key: `birds few`; nil for a text by itself.
  fileprivate var formName: String? {
    let names = [substitution].compactMap(\.self) + variation.map(\.name)
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}

/// The translations that are older than their first texts, as a rule of the audit reports.
struct OutdatedTexts {
  private let names: Set<Name>

  private struct Name: Hashable {
    let key: ExactKey
    let language: Language
    let path: FilePath
  }

  init(in project: Project) {
    guard !project.earlierTables.isEmpty else {
      names = []
      return
    }
    let rule = Rule.outdatedTranslation
    let findings = Checker(rules: [rule]).check(project).filter { $0.rule == rule.id }
    names = Set(
      findings.compactMap { finding in
        guard let key = finding.subject.key, let language = finding.subject.language else {
          return nil
        }
        let path = finding.location.path
        return Name(key: ExactKey(key), language: Language(language), path: path)
      }
    )
  }

  func contains(_ key: String, in language: Language, _ path: FilePath?) -> Bool {
    path.map { names.contains(Name(key: ExactKey(key), language: language, path: $0)) } ?? false
  }
}
