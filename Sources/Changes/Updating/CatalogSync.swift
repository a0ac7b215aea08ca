import LocalizationModel
import SourceFiles
import StringResources

/// The edits that bring a String Catalog up to date, by the rules of Xcode's own sync.
///
/// What a later build in Xcode would change is changed now, and nothing else: keys in state `manual`
/// are the author's.
struct CatalogSync: TableSync {
  let catalog: LocalizedTable
  let source: Language
  let options: UpdateOptions
  private(set) var edits: [TableEdit] = []
  private(set) var changes: [TableChange] = []

  init(_ catalog: LocalizedTable, source: Language, options: UpdateOptions) {
    (self.catalog, self.source, self.options) = (catalog, source, options)
  }

  private mutating func add(_ kind: TableChange.Kind, _ key: String, _ edits: [TableEdit]) {
    self.edits += edits
    changes.append(TableChange(kind, key, in: catalog.path))
  }

  /// Adds a key that is missing from the catalog.
  ///
  /// One that Xcode would not find is the author's from the start, or else the next build would take
  /// it away.
  mutating func insert(_ demand: KeyDemand) {
    let state: ExtractionState? =
      demand.isExtracted ? (demand.bringsValue ? .extractedWithValue : nil) : .manual
    let location = SourceLocation(path: catalog.path)
    let entry = TableEntry(
      key: demand.key,
      comment: demand.comment,
      location: location,
      extractionState: demand.phrases.isEmpty ? state : .extractedWithValue
    )
    var edits = [TableEdit.insert(entry)]
    if !demand.phrases.isEmpty {
      edits.append(
        .setPhrases(demand.phrases, key: demand.key, language: source, state: .new)
      )
    } else if let text = demand.sourceText {
      let state = demand.isExtracted ? TranslationState.new : .translated
      edits.append(.setText(text, key: demand.key, language: source, state: state))
    }
    add(.add, demand.key, edits)
  }

  /// Brings an entry up to date with the calls that use it.
  mutating func refresh(_ entry: TableEntry, by demand: KeyDemand?) {
    guard let demand, entry.isSynced else { return }
    let (key, state) = (entry.key, entry.extractionState)
    if demand.isStaleByMistake, state == .stale {
      // The next build would bring any other state back to this one.
      add(.unmark, key, [.setExtractionState(.manual, key: key)])
    }
    guard demand.isExtracted else { return }
    // If it is unknown whose build finds the key, Xcode's word on that stays.
    if state == .stale, demand.isInDoubt { return }
    let comment = options.comment(entry.comment, demand.comment(besides: entry.comment))
    if comment != entry.comment {
      add(.comment, key, [.setComment(comment, key: key)])
    }
    let hasValue = demand.bringsValue || state == .extractedWithValue
    let newState: ExtractionState? = hasValue ? .extractedWithValue : nil
    if state == .stale {
      add(.unmark, key, [.setExtractionState(newState, key: key)])
    } else if state != newState, !hasValue || !entry.hasEditedText(in: source) {
      add(.text, key, [.setExtractionState(newState, key: key)])
    }
    if demand.value != nil, let text = demand.sourceText { refreshText(of: entry, text) }
  }

  /// Stores the text that the code brings along, unless another one was written.
  mutating func refreshText(of entry: TableEntry, _ text: String) {
    let stored = entry.translations.first { $0.language == source }
    if let stored {
      guard stored.substitutions.isEmpty, stored.units.count == 1, let unit = stored.units.first,
        unit.variation.isEmpty, unit.state == .new, unit.text != text
      else { return }
    }
    let edit = TableEdit.setText(text, key: entry.key, language: source, state: .new)
    add(.text, entry.key, [edit])
  }

  /// Marks an entry that no code uses, or removes it if it was never edited.
  mutating func leaveBehind(_ entry: TableEntry) {
    guard entry.isSynced else { return }
    switch options.gone {
    case .keep: return
    case .remove: add(.remove, entry.key, [.remove(key: entry.key)])
    case .mark, nil:
      if entry.isUntouched(in: source) {
        add(.remove, entry.key, [.remove(key: entry.key)])
      } else if entry.extractionState != .stale {
        add(.mark, entry.key, [.setExtractionState(.stale, key: entry.key)])
      }
    }
  }
}

extension TableEntry {
  /// Whether Xcode's sync looks after the entry.
  fileprivate var isSynced: Bool {
    switch extractionState {
    case nil, .extractedWithValue, .stale, .migrated: true
    case .manual, .other: false
    }
  }

  /// Whether the text of the source language was edited, or made into several, so that it
  /// is the catalog's.
  fileprivate func hasEditedText(in source: Language) -> Bool {
    translations.contains { translation in
      translation.language == source
        && translation.allUnits.contains { $0.state != .new || !$0.variation.isEmpty }
    }
  }

  /// Whether the extracted text was neither translated nor edited.
  fileprivate func isUntouched(in source: Language) -> Bool {
    isTranslatable
      && translations.allSatisfy { translation in
        translation.language == source && translation.allUnits.allSatisfy { $0.state == .new }
      }
  }
}
