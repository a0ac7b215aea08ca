import AuditReports
import CompletenessChecks
import Diagnostics
import LocalizationExchange
import LocalizationModel
import SourceFiles
import StringResources
import TextHistories

extension LocalizationExporter {
  /// The work that is to be done, one list for each language that has any.
  ///
  /// The texts that are missing or to be reviewed are those of the coverage; an export holds those of
  /// them that stand in a file. In the development language a review of machines' texts is left to do.
  package func worklists() -> [Worklist] {
    let outdated = OutdatedTexts(in: project)
    let earlier = EarlierTables(of: project)
    return (languages + sourceLanguage).map { language in
      var listed: Set<KeyPlace> = []
      let items: [Worklist.Item] = tables(in: language).flatMap { exchange in
        let before = earlier.table(before: project.tables[exchange.table])
        let known = before.map { Set($0.keys.map { ExactKey($0.key) }) }
        return workItems(of: exchange, in: language, outdated, &listed) { key in
          !project.earlierTables.isEmpty && known?.contains(ExactKey(key)) != true
        }
      }
      return Worklist(
        language: language,
        isInProgress: project.languages.inProgress.contains(language),
        items: (items + itemsWithoutFile(language, listed)).filter {
          !sourceLanguage.contains(language) || $0.cause == .machine
        }
      )
    }.filter { !$0.items.isEmpty }
  }

  private func workItems(
    of exchange: ExchangeTable,
    in language: Language,
    _ outdated: OutdatedTexts,
    _ listed: inout Set<KeyPlace>,
    isNew: (String) -> Bool
  ) -> [Worklist.Item] {
    var items: [Worklist.Item] = []
    let table = project.tables[exchange.table]
    guard !table.neededLanguages(of: [language]).isEmpty else { return [] }
    var rest = TableUnits(exchange, project, language).units[...]
    while let first = rest.first {
      let units = rest.prefix { $0.key.key.utf8.elementsEqual(first.key.key.utf8) }
      rest = rest.dropFirst(units.count)
      let wanted = units.filter { isWanted($0, of: exchange, in: language) }
      let path = exchange.path(for: language)
      // A second file of the table counts for nothing but its forms.
      let isFirst = listed.insert(KeyPlace(table: exchange.table, key: first.key.index)).inserted
      let status = table.statusForReview(of: first.key.index, in: language)
      let gap = isFirst ? work(on: status) : nil
      let cause: Worklist.Cause
      if gap == .missing {
        cause = isNew(first.key.key) ? .new : .untranslated
      } else if outdated.contains(first.key.key, in: language, path)
        || gap != .review && isOutdated(table.keys[first.key.index], in: language)
      {
        cause = .outdated
      } else if gap == .review {
        cause = .review
      } else if gap == .machine {
        cause = .machine
      } else if !wanted.isEmpty {
        cause = .forms
      } else {
        continue
      }
      let shown = wanted.isEmpty ? Array(units) : wanted
      var made = item(cause, shown, of: exchange, in: language)
      made.units = units.map(\.unit)
      made.wanted = Set(shown.map(\.unit.id))
      made.sources = first.key.source?.places(of: first.key.key) ?? []
      made.references = table.keys[first.key.index].references.map { project.references[$0] }
      made.origins = origins(of: table.keys[first.key.index], of: table, in: language)
      items.append(made)
    }
    return items
  }

  /// Whether a translation was made for another first text.
  private func isOutdated(_ key: TableKey, in language: Language) -> Bool {
    guard let history, options.addsOutdated, let text = key.translation(in: language),
      [.finished, .machineTranslated, .unreviewed].contains(text.status)
    else { return false }
    return history.isOutdated(key.key, in: language, at: text.location.path)
  }

  /// The commits that made the first text and the translation.
  private func origins(
    of key: TableKey,
    of table: StringTable,
    in language: Language
  ) -> (text: TextOrigin?, translation: TextOrigin?) {
    func origin(_ language: Language, else path: FilePath?) -> TextOrigin? {
      guard let place = key.translation(in: language)?.location.path ?? path else { return nil }
      return history?.origin(of: key.key, in: language, at: place)
    }
    // A catalog without a first text shows the key.
    return (
      origin(table.developmentLanguage, else: table.location(of: key).path),
      origin(language, else: nil)
    )
  }

  /// The work that is left on a text, where it is wanted.
  private func work(on status: TextStatus?) -> TextGap? {
    status?.work.flatMap { options.isWanted($0, status) ? $0 : nil }
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
      words: table.keys[key.index].sourceText(in: table).wordCount,
      characters: text.count
    )
  }

  /// The texts that no file for translators has: of property lists without a table, and of code whose
  /// table is not known.
  private func itemsWithoutFile(
    _ language: Language,
    _ listed: Set<KeyPlace>
  ) -> [Worklist.Item] {
    let absent = project.absentKeysByHome
    return project.tables.indices.flatMap { number -> [Worklist.Item] in
      let table = project.tables[number]
      guard !table.neededLanguages(of: [language]).isEmpty else { return [] }
      let stored = table.keys.indices.compactMap { index -> Worklist.Item? in
        guard !listed.contains(KeyPlace(table: number, key: index)),
          let gap = work(on: table.statuses[index, language])
        else { return nil }
        let key = table.keys[index]
        let path = table.location(of: key).path
        let text = key.sourceText(in: table)
        return item(gap, key.key, text, path, key.references, comment: key.comment)
      }
      let asked = (absent[number] ?? []).compactMap { key -> Worklist.Item? in
        guard let gap = work(on: table.status(of: key, in: language)) else { return nil }
        let path = project.references[key.references[0]].location.path
        return item(gap, key.key, key.text ?? key.key, path, key.references, comment: nil)
      }
      return stored + asked
    }
  }

  private func item(
    _ gap: TextGap,
    _ key: String,
    _ text: String,
    _ path: FilePath,
    _ references: [Int],
    comment: String?
  ) -> Worklist.Item {
    var context = UnitContext()
    context.uses = uses(references)
    return Worklist.Item(
      cause: Worklist.Cause(gap),
      original: path.original(in: root),
      key: key,
      text: text,
      forms: [],
      translation: nil,
      comment: comment,
      context: context,
      words: text.wordCount,
      characters: text.count
    )
  }
}

extension Translation {
  /// The places of all texts.
  fileprivate func places(of key: String) -> Set<UnitPlace> {
    let own = units.map { UnitPlace(key: key, variation: $0.variation) }
    let parts = substitutions.flatMap { part in
      part.units.map { UnitPlace(key: key, variation: $0.variation, substitution: part.name) }
    }
    return Set(own + parts)
  }
}

/// A key by its table and its place in it.
private struct KeyPlace: Hashable {
  let table: Int
  let key: Int
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
