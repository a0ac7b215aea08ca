import Exchange
import LocalizationExchange
import LocalizationModel
import SourceFiles

extension Worklist {
  var title: String { language.title + (isInProgress ? ", in progress" : "") }

  /// How much there is to do, in words: `2 texts, 7 words, 30 characters: 1 new, 1 to review`.
  var summary: String {
    let sizes = [
      Self.counted(items.count, "text"), Self.counted(words, "word"),
      Self.counted(characters, "character"),
    ]
    let causes = Cause.allCases.map { (count(of: $0), $0.title) }.filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)" }
    return sizes.joined(separator: ", ") + ": " + causes.joined(separator: ", ")
  }

  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension Worklist.Cause {
  var title: String {
    switch self {
    case .review: "to review"
    case .machine: "by a machine"
    case .forms: "without all forms"
    case .new, .untranslated, .outdated: rawValue
    }
  }
}

extension Worklist.Item {
  /// The context of a text for a translator, each fact with its name.
  var details: [(name: String, text: String)] {
    let all: [(String, String?)] = [
      ("forms", forms.isEmpty ? nil : forms.joined(separator: ", ")),
      ("comment", comment),
      ("used in", context.uses.isEmpty ? nil : context.uses.joined(separator: ", ")),
      ("at most", context.limit.map { Worklist.counted($0, "character") }),
      ("text of", origins.text?.words),
      ("translation of", origins.translation?.words),
    ]
    let others = context.others.ordered(by: \.key)
    return all.compactMap { name, text in text.map { (name, $0) } }
      + others.map { ($0.key, $0.value) }
  }
}
