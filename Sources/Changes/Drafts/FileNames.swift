import Diagnostics
import LocalizationModel
import SourceFiles
import StringResources

/// The names that links give to files: what is done to a file is done under all of them.
struct FileNames: Sendable {
  /// Where a path leads.
  struct Place: Sendable {
    let path: FilePath
    /// Whether the path is the file's own name, without any link.
    let isOwn: Bool
  }

  private var places: [FilePath: FilePath] = [:]
  /// The names of each file by its place, its own one first.
  private var names: [FilePath: [FilePath]] = [:]

  /// Looks where a path leads; nil where that is unknown, and the path is taken for a file of its
  /// own.
  static func place(of path: FilePath, in files: FileSystem) -> Place? {
    // Writing compares the file once more, so that an unknown link does no harm.
    guard let place = try? files.realPath(of: path) else { return nil }
    return Place(path: place, isOwn: place == files.absolutePath(of: path))
  }

  /// Adds a path, unless something else was read under another name of its file: then another program changes
  /// it, and none of both is written.
  mutating func add(
    _ path: FilePath,
    at place: Place?,
    ifReadAlike isReadAlike: (FilePath) -> Bool
  ) {
    guard let place, places[path] == nil else { return }
    let others = names[place.path] ?? []
    guard others.allSatisfy(isReadAlike) else { return }
    places[path] = place.path
    names[place.path] = place.isOwn ? [path] + others : others + [path]
  }

  /// Returns all names of a file, the one first by which it is written.
  func all(of path: FilePath) -> [FilePath] {
    places[path].flatMap { names[$0] } ?? [path]
  }
}

/// The edits of files that have several names: what is done under one is not to be done under another.
struct SharedEdits: Sendable {
  /// The subject of an edit.
  private struct Subject: Hashable {
    let file: FilePath
    let key: ExactKey
    let part: [String]
  }

  private struct Done {
    let name: FilePath
    let text: String?
  }

  private var done: [Subject: Done] = [:]

  /// Returns those edits of a file that were not made under another of its names.
  ///
  /// - Throws: `EditError` when it gets two texts for one key.
  mutating func open(
    among edits: [TableEdit],
    of name: FilePath,
    _ file: FilePath
  ) throws(EditError) -> [TableEdit] {
    var open: [TableEdit] = []
    var known: Set<ExactKey> = []
    let isCatalog = ResourceFormat.format(of: file)?.id == .stringCatalog
    for edit in edits {
      let subject = Subject(file: file, key: ExactKey(edit.key), part: edit.part(isCatalog))
      if isGone(subject, besides: name), !edit.isInsertion { continue }
      guard let other = done[subject], other.name != name else {
        done[subject] = Done(name: name, text: edit.text)
        // Texts that come with a key are those of the name that has added it.
        if !known.contains(subject.key) { open.append(edit) }
        continue
      }
      if case .insert = edit { known.insert(subject.key) }
      guard other.text == edit.text || known.contains(subject.key) else {
        throw EditError(.twoTexts(of: edit.key, in: name, and: other.name))
      }
    }
    return open
  }

  /// Whether a key has gone by an edit under another name, so that there is no more to change in it.
  private func isGone(_ subject: Subject, besides name: FilePath) -> Bool {
    [TableEdit.renames, TableEdit.removes].contains { part in
      done[Subject(file: subject.file, key: subject.key, part: part)].map { $0.name != name }
        ?? false
    }
  }
}

extension TableEdit {
  fileprivate static let renames = ["rename"]
  fileprivate static let removes = ["remove"]

  /// The part of its key that an edit changes; a file that is no catalog is in one language.
  fileprivate func part(_ isCatalog: Bool) -> [String] {
    switch self {
    case .setText(_, _, let language, let variation, let substitution, _):
      ["text", isCatalog ? language?.id ?? "" : "", substitution ?? ""] + variation.map { "\($0)" }
    case .setPhrases(_, _, let language, _): ["phrases", language.id]
    case .setTranslation(let translation, _): ["translation", translation.language?.id ?? ""]
    case .setComment: ["comment"]
    case .mark: ["mark"]
    case .unmark: ["unmark"]
    case .setExtractionState: ["state"]
    case .setGeneratesSymbol: ["symbol"]
    case .rename: Self.renames
    case .remove: Self.removes
    case .insert: ["insert"]
    }
  }

  fileprivate var text: String? {
    if case .setText(let text, _, _, _, _, _) = self { text } else { nil }
  }
}

extension Diagnostic {
  fileprivate static func twoTexts(
    of key: String,
    in path: FilePath,
    and other: FilePath
  ) -> Diagnostic {
    Diagnostic(
      rule: .malformedResource,
      severity: .error,
      message: "'\(path)' and '\(other)' are one file, and key '\(key)' gets two texts in it",
      location: SourceLocation(path: path),
      subject: .init(table: String(path.stem), key: key, detail: path.string)
    )
  }
}
