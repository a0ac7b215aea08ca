import LocalizationModel

// Keys that Xcode extracts into the catalog of a call which finds its text elsewhere.
extension Project {
  /// The keys that calls look up in the bundle of another file's target, by the names of the tables.
  var keysOfOtherBundles: [String: Set<String>] {
    // By their indices, because a reference has much to count.
    let calls = references.indices.filter { number in
      references[number].traits.namesBundleOfTarget && references[number].origin == .argument
        && !references[number].bundleFiles.isEmpty
    }
    return calls.reduce(into: [:]) { keys, number in
      keys[references[number].tableName, default: []].insert(references[number].key)
    }
  }

  /// Takes the keys that Xcode extracts into a table where no call looks for them as such that need no text.
  mutating func dismissKeysOfOtherBundles() {
    let others = keysOfOtherBundles
    if others.isEmpty { return }
    let keys = tables.map { table in
      table.keys.indices.filter { index in
        table.keys[index].references.isEmpty && table.isExtracted(index, for: others)
      }
    }
    dismiss(keys, as: .table)
  }
}

extension StringTable {
  /// Whether Xcode has put a key into a catalog, and calls that look in other bundles use such a key.
  func isExtracted(_ index: Int, for others: [String: Set<String>]) -> Bool {
    guard let names = others[name], names.contains(keys[index].key) else { return false }
    return keys[index].entries.allSatisfy { entry in
      files[entry.file].isCatalog && entry.entry.extractionState == nil
    }
  }
}
