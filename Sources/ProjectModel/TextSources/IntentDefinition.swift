import LocalizationModel
import SourceFiles
import StringResources

extension TextSource {
  /// The definition of an app's own intents, which holds each text beside the key that its tables have
  /// for it: `INIntentTitle` beside `INIntentTitleID`.
  ///
  /// The store refuses intents in a language that has no text of them, so that one counts without any
  /// table.
  static let intentDefinition = TextSource(
    id: .intentDefinition,
    countsAlone: true,
    fileExtensions: ["intentdefinition"],
    table: { path in
      guard path.fileExtension == "intentdefinition", path.folder.fileExtension == "lproj" else {
        return nil
      }
      return LocalizedTable(path: path, format: .intentDefinition)
    },
    read: { stored, table in
      let list = PropertyList(reading: stored, for: &table)
      var texts = IntentTexts(SourceLocator(list.text))
      texts.add(list.members, depth: 0)
      return texts.all
    }
  )
}

/// The texts of an intent definition, in the order of the file.
private struct IntentTexts {
  private(set) var all: [FirstText] = []
  private var known: Set<String> = []
  private var locator: SourceLocator

  init(_ locator: SourceLocator) {
    self.locator = locator
  }

  /// Lists within lists are read to this depth, deeper than any definition has them.
  private static let depthLimit = 32

  mutating func add(_ members: [PropertyListNode.Member], depth: Int) {
    guard depth < Self.depthLimit else { return }
    let texts = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    for member in members {
      if member.key.hasSuffix("ID"), let key = member.value.string,
        let text = texts[String(member.key.dropLast(2))], let words = text.string, !words.isEmpty,
        known.insert(key).inserted
      {
        all.append(FirstText(key: key, text: words, place: locator.place(of: text.range)))
      }
      add(member.value.members ?? [], depth: depth + 1)
      for element in member.value.elements ?? [] { add(element.members ?? [], depth: depth + 1) }
    }
  }
}
