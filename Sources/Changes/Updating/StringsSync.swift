import LocalizationModel
import SourceFiles
import StringResources

/// The edits that bring a `.strings` file up to date.
struct StringsSync: TableSync {
  let file: LocalizedTable
  let options: UpdateOptions
  /// Whether each entry but those that are gone has a comment of its own, as in a table that
  /// genstrings has written.
  ///
  /// Elsewhere comments are headings and notes of the table's author, which the code knows nothing
  /// of. That it is each entry, and not most, keeps new ones from deciding over those of others.
  private let isCommented: Bool
  /// The comments of the keys that have others beside them, such as headings.
  private let ownComments: [ExactKey: String]
  private let spelling: CommentSpelling
  private(set) var edits: [TableEdit] = []
  private(set) var changes: [TableChange] = []

  /// - Parameters:
  ///   - file: The file as it was read.
  ///   - stored: The file's bytes, where it is there already.
  ///   - options: What the update is to do.
  ///   - gone: The keys that no code uses any more.
  init(
    _ file: LocalizedTable,
    from stored: [UInt8] = [],
    options: UpdateOptions,
    without gone: Set<ExactKey> = []
  ) {
    let comments = ResourceFormat.ownComments(in: stored, at: file.path)
    (self.file, self.options, ownComments) = (file, options, comments)
    spelling = CommentSpelling(of: file)
    isCommented = file.entries.allSatisfy {
      gone.contains(ExactKey($0.key)) || MarkedComment($0, comments).text != nil
    }
  }

  private mutating func add(_ kind: TableChange.Kind, _ edit: TableEdit) {
    edits.append(edit)
    changes.append(TableChange(kind, edit.key, in: file.path))
  }

  /// Adds a key that is missing from the file, with the text of the development language.
  mutating func insert(_ demand: KeyDemand) {
    insert(demand, text: nil)
  }

  /// Adds a key with another text than the code's.
  mutating func insert(_ demand: KeyDemand, text: String?) {
    let location = SourceLocation(path: file.path)
    let text = text ?? demand.value ?? demand.key
    let unit = TranslationUnit(
      text: options.numbersSpecifiers ? text.numberingSpecifiers : text,
      location: location
    )
    let missing = options.writesMissingComments ? SpelledEntry.commentForNone : nil
    let entry = TableEntry(
      key: demand.key,
      comment: demand.commentOfStrings(in: spelling) ?? missing,
      location: location,
      translations: [Translation(language: nil, units: [unit], location: location)]
    )
    add(.add, .insert(entry))
  }

  /// Brings the comment of an entry up to date with the calls that use it.
  mutating func refresh(_ entry: TableEntry, by demand: KeyDemand?) {
    let comment = MarkedComment(entry, ownComments)
    // A comment with an instruction to this program is no translator's.
    guard !comment.isDirective else { return }
    let isCodes = isCommented || options.comments == .fill
    let told = isCodes ? demand?.commentOfStrings(besides: comment.text, in: spelling) : nil
    let new = options.comment(comment.text, told)
    if comment.isMarked {
      add(.unmark, .unmark(key: entry.key, comment: new))
    } else if new != comment.text {
      add(.comment, .setComment(new, key: entry.key))
    }
  }

  /// Does with an entry that no code uses what is wanted.
  mutating func leaveBehind(_ entry: TableEntry) {
    switch options.gone {
    case .keep, nil: return
    case .remove: add(.remove, .remove(key: entry.key))
    case .mark:
      let comment = MarkedComment(entry, ownComments)
      guard !comment.isMarked, !comment.isDirective else { return }
      add(.mark, .mark(key: entry.key))
    }
  }
}

/// A comment that may say that no code uses its key.
private struct MarkedComment {
  /// The comment without the mark.
  let text: String?
  let isMarked: Bool
  /// Whether any comment of the entry is an instruction to this program.
  let isDirective: Bool

  init(_ entry: TableEntry, _ ownComments: [ExactKey: String]) {
    isDirective = entry.comment?.contains(ScanDirective.mark) ?? false
    let comment = ownComments[ExactKey(entry.key)] ?? entry.comment
    let remainder = comment.flatMap(GoneMark.remainder)
    isMarked = remainder != nil
    text = (remainder ?? comment).flatMap { $0.isEmpty ? nil : $0 }
  }
}
