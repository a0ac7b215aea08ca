import CompletenessChecks
import FormatStrings
import LocalizationModel
import SourceFiles

/// Finds keys that have most likely got another name: one that code no longer uses has the text
/// of one that is missing from a table, and no other has.
///
/// One word may stand for anything, and is no evidence unless the keys themselves are alike.
struct LikelyRenames {
  private(set) var renames: [KeyRename] = []

  init(
    _ project: Project,
    _ missing: [FilePath: [KeyDemand]],
    _ gone: [FilePath: Set<ExactKey>]
  ) {
    for table in project.tables {
      guard let missing = missing[table.place] else { continue }
      let old = table.keys.filter { key in
        (key.isStale && key.references.isEmpty
          || gone[table.place]?.contains(ExactKey(key.key)) == true)
          && key.translations.contains { $0.language != table.developmentLanguage }
      }
      let byText = Dictionary(grouping: old) { key in
        Self.fold(key.translation(in: table.developmentLanguage)?.text ?? key.key)
      }
      let wanted = Dictionary(grouping: missing) { Self.fold($0.value ?? $0.key) }
      for demand in missing {
        let text = Self.fold(demand.value ?? demand.key)
        guard !text.isEmpty, let candidates = byText[text], candidates.count == 1,
          wanted[text]?.count == 1,
          (demand.value ?? demand.key).wordCount > 1
            || Self.fold(candidates[0].key) == Self.fold(demand.key)
        else { continue }
        renames.append(KeyRename(candidates[0].key, to: demand.key))
      }
    }
  }

  /// Letters and digits alone: case, white space and punctuation are what people change in a text that
  /// stays the same, and the size of a number.
  private static func fold(_ text: String) -> String {
    let plain = text.replacingSpecifiers(with: Array("%d".utf8)) { $0.kind.isInteger }
    let scalars = plain.lowercased().unicodeScalars.filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "%" || $0 == "@"
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
