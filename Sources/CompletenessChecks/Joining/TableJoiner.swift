import LocalizationModel
import SourceFiles

/// Puts the files of each table together.
struct TableJoiner {
  /// The language of `Base.lproj`, and of tables whose path names none.
  let development: Language
  /// How many threads to use.
  let jobs: Int

  /// Returns one table for each container and name, sorted.
  func join(_ files: [LocalizedTable]) -> [StringTable] {
    let groups = Dictionary(grouping: files) { TableID(container: $0.container, name: $0.name) }
    return groups.sorted { $0.key < $1.key }.map { id, files in
      joinTable(id, files.sorted { $0.path < $1.path })
    }
  }

  private func joinTable(_ id: TableID, _ files: [LocalizedTable]) -> StringTable {
    let source = files.lazy.compactMap(\.sourceLanguage).first ?? development
    return StringTable(
      name: id.name,
      container: id.container,
      developmentLanguage: source,
      files: files.map { file in
        let languages = file.isBase ? [source] : file.languages
        return LocalizedFile(
          path: file.path,
          format: file.format,
          languages: languages.isEmpty ? [source] : languages.sorted()
        )
      },
      keys: joinKeys(of: files, source: source)
    )
  }

  private func joinKeys(of files: [LocalizedTable], source: Language) -> [TableKey] {
    let languages = files.map { $0.isBase ? source : $0.language ?? source }
    let entries = zip(files, languages).map { $0.entries.inLanguage($1) }
    let overrides = files.map { $0.format == "stringsdict" }
    return group(entries).concurrentMap(jobs: jobs) { entries in
      TableKey(
        key: entries[0].entry.key,
        entries: entries,
        translations: effectiveTranslations(of: entries, overrides)
      )
    }.sorted { $0.key.precedesInBytes($1.key) }
  }

  /// Returns the entries of each key, in the order of the files.
  private func group(_ files: [TableEntries]) -> [[StoredEntry]] {
    var indices: [String: Int] = [:]
    var groups: [[StoredEntry]] = []
    indices.reserveCapacity(files.map(\.count).max() ?? 0)
    for (index, entries) in files.enumerated() {
      // Files of a table mostly have the same keys in the same order, which spares looking them up.
      var next = 0
      for entry in entries {
        if next < groups.count, groups[next][0].entry.hasSameKey(as: entry) {
          groups[next].append(StoredEntry(entry: entry, file: index))
          next += 1
          continue
        }
        let key = entry.key
        if let known = indices[key] {
          groups[known].append(StoredEntry(entry: entry, file: index))
          next = known + 1
        } else {
          indices[key] = groups.count
          var group: [StoredEntry] = []
          group.reserveCapacity(files.count)
          group.append(StoredEntry(entry: entry, file: index))
          groups.append(group)
          next = groups.count
        }
      }
    }
    return groups
  }

  /// Chooses what the running system finds: the last of duplicates, and a `.stringsdict` entry
  /// rather than one of a `.strings` file.
  private func effectiveTranslations(
    of entries: [StoredEntry],
    _ overrides: [Bool]
  ) -> [Translation] {
    // Sorted by language. Files and the languages of a catalog mostly come in that order.
    var translations: [Translation] = []
    var areOverrides: [Bool] = []
    translations.reserveCapacity(max(entries.count, entries[0].entry.translations.count))
    areOverrides.reserveCapacity(translations.capacity)
    for stored in entries {
      let isOverride = overrides[stored.file]
      for translation in stored.entry.translations {
        guard let language = translation.language else { continue }
        var index = translations.count
        while index > 0, translations[index - 1].language.map({ language < $0 }) ?? false {
          index -= 1
        }
        if index > 0, translations[index - 1].language == language {
          if areOverrides[index - 1], !isOverride { continue }
          translations[index - 1] = translation
          areOverrides[index - 1] = isOverride
        } else if index == translations.count {
          translations.append(translation)
          areOverrides.append(isOverride)
        } else {
          translations.insert(translation, at: index)
          areOverrides.insert(isOverride, at: index)
        }
      }
    }
    return translations
  }
}

/// What tells one table from another.
private struct TableID: Hashable, Comparable {
  let container: FilePath
  let name: String

  static func < (left: TableID, right: TableID) -> Bool {
    left.container != right.container
      ? left.container < right.container
      : left.name.precedesInBytes(right.name)
  }
}
