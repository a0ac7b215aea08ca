import CommandLineOptions
import CompletenessChecks
import FormatStrings
import LocalizationExchange
import LocalizationModel
import SourceFiles
import StringResources

/// Keys that no table has, and the entries that proposals give them.
struct NewKeys {
  private(set) var entries: [(path: FilePath, edit: TableEdit)] = []
  private(set) var problems: [ProposalProblem] = []
  private let base: ImportBase

  init(_ base: ImportBase, _ proposals: [TextProposal], isAllowed: Bool) {
    self.base = base
    let keys = Dictionary(grouping: proposals) { Name(table: $0.table, key: ExactKey($0.key)) }
      .values.sorted { $0[0].number < $1[0].number }
    for proposals in keys {
      guard isAllowed else {
        problems += proposals.map(self.unknownKey)
        continue
      }
      add(proposals)
    }
  }

  private struct Name: Hashable {
    let table: String?
    let key: ExactKey
  }

  private func unknownKey(_ proposal: TextProposal) -> ProposalProblem {
    let table = proposal.table.map { "table '\($0)' does not have" } ?? "no table has"
    let keys = base.tables.flatMap { $0.keys.map(\.key) }
    return ProposalProblem(
      proposal,
      "\(table) the key",
      hint: (keys.suggestion(for: proposal.key).map { "\($0) " } ?? "")
        + "'--new-keys' adds a new one"
    )
  }

  private mutating func add(_ proposals: [TextProposal]) {
    let tables = candidates(for: proposals)
    guard tables.count == 1 else {
      problems += proposals.map { undecided($0, among: tables) }
      return
    }
    let table = base.tables[tables[0]]
    let language = base.project.tables[table.table].developmentLanguage
    let first = proposals.filter { $0.language == language }.first { !$0.filled.isEmpty }
    if first == nil, table.form == .dictionary || proposals[0].key.looksLikeIdentifier {
      let message = "the new key has no text in \(language)"
      problems += proposals.map { ProposalProblem($0, message, hint: "add an entry with one") }
      return
    }
    if let first, !first.hasOneShape || table.form == .dictionary && !first.isPlural {
      problems += proposals.map { ProposalProblem(mixedForms: $0) }
      return
    }
    guard let path = table.catalog?.path ?? table.path else {
      let message = "'\(table.original)' is not there, where the key's first text would be"
      problems += proposals.map { ProposalProblem($0, message) }
      return
    }
    let comment = proposals.lazy.compactMap(\.comment).first { !$0.isEmpty }
    let entry = entry(of: proposals[0].key, comment, first, in: table.form, path, language)
    entries.append((path, .insert(entry)))
  }

  // MARK: - Tables

  /// The tables that can take a key: of the name, if one is given; else the one of the code.
  private func candidates(for proposals: [TextProposal]) -> [Int] {
    let hasForms = proposals.contains(where: \.hasForms)
    let fitting = base.tables.indices.filter { index in
      let table = base.tables[index]
      guard !table.isInterface, table.form == .catalog || (table.form == .dictionary) == hasForms
      else { return false }
      return true
    }
    if let name = proposals[0].table {
      return base.tables.indices(named: name).filter(fitting.contains)
    }
    let ofCode = fitting.filter { !base.project.tables[base.tables[$0].table].isReadBySystem }
    let usual = ofCode.filter { base.tables[$0].name == Self.usualName }
    return usual.count == 1 ? usual : ofCode
  }

  private static let usualName = "Localizable"

  private func undecided(_ proposal: TextProposal, among tables: [Int]) -> ProposalProblem {
    let names = tables.map { "'\(base.tables[$0].original)'" }.joined(separator: ", ")
    guard !tables.isEmpty else {
      return ProposalProblem(
        proposal,
        "no table can take the new key\(proposal.hasForms ? " with its forms" : "")",
        hint: proposal.hasForms
          ? "a catalog or a '.stringsdict' has forms" : "make a string table first"
      )
    }
    return ProposalProblem(
      proposal,
      "\(names) can take the new key",
      hint: "say which one by 'table'"
    )
  }

  // MARK: - Entries

  /// Makes an entry that holds no text yet where a proposal brings one, but all of its forms.
  private func entry(
    of key: String,
    _ comment: String?,
    _ first: TextProposal?,
    in form: ExchangeTable.Form,
    _ path: FilePath,
    _ language: Language
  ) -> TableEntry {
    let location = SourceLocation(path: path)
    let state: TranslationState = form == .catalog ? .new : .translated
    var units: [TranslationUnit] = []
    var substitutions: [Substitution] = []
    let forms = (first?.filled ?? []).map { form, text in
      let place = first?.place(of: form)
      let variation = place?.variation ?? []
      return TranslationUnit(variation: variation, text: "", state: state, location: location)
    }
    if form == .dictionary, let first {
      units = [TranslationUnit(text: "%#@\(Self.part)@", location: location)]
      let specifier = first.filled.lazy.compactMap { $0.text.countSpecifier }.first
      substitutions = [
        Substitution(
          name: Self.part,
          formatSpecifier: specifier ?? "lld",
          units: forms,
          location: location
        )
      ]
    } else if first != nil {
      units = forms
    } else if form == .strings {
      units = [TranslationUnit(text: key, location: location)]
    }
    let translation = Translation(
      language: language,
      units: units,
      substitutions: substitutions,
      location: location
    )
    return TableEntry(
      key: key,
      comment: comment,
      location: location,
      extractionState: form == .catalog ? .manual : nil,
      translations: units.isEmpty ? [] : [translation]
    )
  }

  /// The name of the part that the forms of a new rule are.
  private static let part = "value"
}

extension String {
  /// The specifier of the first whole number, without its `%` and position: `lld`.
  fileprivate var countSpecifier: String? {
    let specifier = FormatString(self).placeholders.first { $0.kind.isInteger }
    return specifier.map { specifier in
      let bytes = Array(utf8)[specifier.range].dropFirst()
      let positioned = bytes.firstIndex(of: UInt8(ascii: "$")).map { bytes[($0 + 1)...] } ?? bytes
      return String(decoding: positioned, as: UTF8.self)
    }
  }
}
