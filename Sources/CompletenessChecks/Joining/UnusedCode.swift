package import LocalizationModel
package import SourceFiles

extension Project {
  /// The places in code that findings rest on of texts which users lack, each once.
  package var placesOfGaps: [SourceLocation] {
    let texts = bypassedTexts.flatMap(\.texts).map(\.site)
    return Set(callsWithGaps.map { references[$0].location } + texts).sorted()
  }

  /// The calls that findings of missing texts rest on, by their indices in ascending order.
  private var callsWithGaps: [Int] {
    var calls: Set<Int> = []
    for key in absentKeys
    where key.sparing == nil && (key.text == nil || languages.expected.count > 1) {
      calls.formUnion(key.references)
    }
    for table in tables where !table.isReadBySystem {
      // By their indices, because a key has much to count.
      for index in table.keys.indices
      where table.keys[index].sparing == nil && !table.keys[index].references.isEmpty
        && table.statuses[index].contains(where: \.lacksText)
      {
        calls.formUnion(table.keys[index].references)
      }
    }
    let names = Set(tables.map(\.name))
    for number in references.indices
    where references[number].context == .app
      && !names.contains(KeyReference.tableName(references[number].table))
    {
      calls.insert(number)
    }
    return calls.sorted()
  }

  /// Takes keys for which unused code alone asks as such that need no text.
  ///
  /// It is to be known what code mentions, and which routines are not read.
  package mutating func dismissKeys(ofUnusedCode places: [SourceLocation: NamedDeclaration]) {
    guard !places.isEmpty else { return }
    for index in hardCodedTexts.indices where places[hardCodedTexts[index].site] != nil {
      hardCodedTexts[index].isUnused = true
    }
    let unused = callsWithGaps.compactMap { call in
      places[references[call].location].map { (call, $0) }
    }
    let code = Dictionary(uniqueKeysWithValues: unused)
    unusedCode = code
    for index in absentKeys.indices where absentKeys[index].sparing == nil {
      let used = absentKeys[index].references.filter { code[$0] == nil }
      if used.isEmpty {
        absentKeys[index].sparing = .unusedCode
      } else {
        absentKeys[index].references = used
      }
    }
    dismiss(keys { code[$0] != nil || references[$0].isForDevelopers }, as: .unusedCode)
  }
}
