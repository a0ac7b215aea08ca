import LocalizationModel
package import SourceFiles

/// A table in which two people's changes are put together.
package struct MergeResult: Sendable {
  package let bytes: [UInt8]
  /// The conflicts: changes that cannot both be kept, in the order of the keys.
  package let conflicts: [MergeConflict]
}

/// A text, or something beside it, that both sides have changed, or one has and the other removed.
package struct MergeConflict: Hashable, Sendable {
  /// nil where it stands beside the keys, as a catalog's language does.
  package let key: String?
  /// The names that lead from the key to the text: in a catalog `localizations`, `de`, `stringUnit`;
  /// none where the whole entry is meant.
  package let place: [String]
  package let base: String?
  package let ours: String?
  package let theirs: String?

  /// The language of the text, where the file has several; else nil.
  package var language: String? {
    place.first == "localizations" && place.count > 1 ? place[1] : nil
  }
}

/// The side whose text stays in a conflict.
package enum MergeSide: String, CaseIterable, Sendable {
  case ours
  case theirs
}

/// The three states of a file that are merged.
package struct TableVersions: Sendable {
  /// The common base of both sides; empty where the file was new then.
  package let base: [UInt8]
  package let ours: [UInt8]
  package let theirs: [UInt8]

  package init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
  }
}

extension ResourceFormat {
  /// Puts the changes of two sides together, text by text.
  ///
  /// What one side alone has changed is taken, and ours stays where both have, unless `resolve` says
  /// otherwise. The file keeps the layout, the order and the encoding of ours.
  ///
  /// - Parameters:
  ///   - versions: The three states of the file.
  ///   - path: The file's path.
  ///   - resolve: Says whose text stays in a conflict; nil leaves it open.
  /// - Returns: The file and the conflicts that are open.
  /// - Throws: `EditError` when one of the states is damaged, so that texts could be lost, or the file
  ///   would be.
  package func merge(
    _ versions: TableVersions,
    at path: FilePath,
    resolving resolve: @escaping (MergeConflict) -> MergeSide? = { _ in nil }
  ) throws(EditError) -> MergeResult {
    if versions.theirs == versions.base || versions.theirs == versions.ours {
      return MergeResult(bytes: versions.ours, conflicts: [])
    }
    if versions.ours == versions.base {
      return MergeResult(bytes: versions.theirs, conflicts: [])
    }
    let ours = try editableText(versions.ours, at: path, editing: []).0
    let theirs = try editableText(versions.theirs, at: path, editing: []).0
    let base =
      versions.base.isEmpty
      ? SourceText(path: path, bytes: []) : try editableText(versions.base, at: path, editing: []).0
    let texts = MergedTexts(base: base, ours: ours, theirs: theirs)
    let conflicts = MergeConflicts(resolve)
    let bytes: [UInt8]
    if id == .stringCatalog {
      bytes = try CatalogMerger(texts, conflicts).merge()
    } else if ours.isXML, theirs.isXML, base.bytes.isEmpty || base.isXML {
      bytes = ListMerger(texts, conflicts, PropertyListItems()).merge()
    } else if !ours.isXML, !theirs.isXML, id == .strings {
      bytes = ListMerger(texts, conflicts, StringsItems()).merge()
    } else {
      throw EditError("The two sides have the table in different formats", in: ours)
    }
    let merged = ours.storing(bytes)
    // Marks of a conflict are the only thing that may stand in the way of reading it.
    if conflicts.open.isEmpty || id == .stringCatalog || ours.isXML {
      _ = try editableText(merged, at: path, editing: [])
    }
    return MergeResult(bytes: merged, conflicts: conflicts.open)
  }
}

/// The texts of the three states.
struct MergedTexts {
  let base: SourceText
  let ours: SourceText
  let theirs: SourceText
}

/// The conflicts of a merge, as they are found.
final class MergeConflicts {
  private(set) var open: [MergeConflict] = []
  private let resolve: (MergeConflict) -> MergeSide?

  init(_ resolve: @escaping (MergeConflict) -> MergeSide?) {
    self.resolve = resolve
  }

  /// Notes a conflict, and says whose text stays: ours where that is left open.
  func side(of conflict: MergeConflict) -> MergeSide {
    if let side = resolve(conflict) { return side }
    open.append(conflict)
    return .ours
  }
}
