package import LocalizationModel
import SourceFiles
import StringResources

/// Options of an update beside adding the keys that are missing.
package struct UpdateOptions: Sendable {
  /// The treatment of a key that no code uses.
  package enum GoneKeys: String, CaseIterable, Sendable {
    /// It stays as it is.
    case keep
    /// It stays and says so: by a catalog's state, or by its comment.
    case mark
    /// It goes, and its translations with it.
    case remove
  }

  /// Whether keys that are missing are added, and nothing else is changed.
  var onlyAdds = false
  /// nil for what each format does by itself: catalogs as Xcode does, others keep the keys.
  package var gone: GoneKeys?
  /// Whether tables with a file for each language get new keys in all of them.
  package var addsToAllLanguages = false
  /// Whether catalogs get also the keys that Xcode does not extract and of which they hold no others.
  package var addsAllKeys = false
  /// Whether tables are made that code uses and that are not there: their names may be misspelled,
  /// or those of other people's bundles.
  package var makesTables = false
  /// The treatment of comments that differ from the code's.
  package enum Comments: Sendable {
    case keep
    /// Entries without a comment get the code's.
    case fill
    case replace
  }

  package var comments = Comments.replace
  /// Whether new entries of `.strings` files look as genstrings writes them, with a comment that says
  /// that there is none.
  package var writesMissingComments = false
  /// Whether several specifiers of a new text in a `.strings` file are numbered, as by genstrings.
  package var numbersSpecifiers = false
  /// Keys that are to have other names, as `OLD=NEW` and in this order.
  package var renames: [String] = []
  /// Languages that the tables are to have too.
  package var newLanguages: [Language] = []

  package init() {}
}

extension UpdateOptions {
  /// Returns the comment that an entry is to have, of its own one and the code's.
  func comment(_ own: String?, _ told: String?) -> String? {
    guard let told else { return own }
    switch comments {
    case .keep: return own
    case .fill: return own == nil || own == SpelledEntry.commentForNone ? told : own
    case .replace: return own?.hasSameLines(as: told) == true ? own : told
    }
  }
}

extension String {
  /// Whether a comment says what another one says, in whatever order, and with escapes as they stand in
  /// code, which genstrings leaves as they are.
  fileprivate func hasSameLines(as other: String) -> Bool { plainLines == other.plainLines }

  /// The lines of a comment, sorted and without what two ways to write them differ in.
  var plainLines: [String] {
    replacing("\\n", with: "\n").split(whereSeparator: \.isNewline)
      .map { line in
        let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.filter { $0 != "\\" }
      }
      .sorted()
  }
}
