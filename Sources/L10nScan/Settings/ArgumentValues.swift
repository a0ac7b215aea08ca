package import AuditReports
package import CommandLineOptions
import CompletenessChecks
import Diagnostics
package import KeyExtraction
package import LocalizationModel
package import SourceFiles

extension FilePath: ArgumentValue {
  package init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self.init(argument)
  }

  package var argument: String { string }
  package static var domain: ValueDomain { .path }
}

extension Glob: ArgumentValue {
  package init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self.init(argument)
  }

  package var argument: String { pattern }
  package static var domain: ValueDomain { .text("a pattern such as 'Generated/**'") }
}

extension Language: ArgumentValue {
  package init?(argument: String) {
    let isPlausible = argument.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isPlausible, argument.utf8.count > 1 else { return nil }
    self.init(argument)
  }

  package var argument: String { id }
  package static var domain: ValueDomain {
    .examples(ofApple, of: "a language such as 'de' or 'pt-BR'")
  }

  /// The languages of Apple's own systems, which completions offer.
  fileprivate static let ofApple = [
    "ar", "ca", "cs", "da", "de", "el", "en", "en-AU", "en-GB", "en-IN", "es", "es-419", "fi", "fr",
    "fr-CA", "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "ms", "nb", "nl", "pl", "pt-BR",
    "pt-PT",
    "ro", "ru", "sk", "sl", "sv", "th", "tr", "uk", "vi", "zh-HK", "zh-Hans", "zh-Hant",
  ]
}

extension LeftOut.Kind: ArgumentValue {}

/// A number of things of which there is at least one.
package struct PositiveCount: ArgumentValue {
  package let count: Int

  package init?(argument: String) {
    guard let count = Int(argument), count > 0 else { return nil }
    self.count = count
  }

  package var argument: String { String(count) }
  package static var domain: ValueDomain { .text("a whole number from 1 on") }
}

extension CustomRoutine: ArgumentValue {
  package init?(argument: String) {
    self.init(argument)
  }

  package var argument: String { description }
  package static var domain: ValueDomain {
    .text("a function such as 'L10n', 'tr(_ key, in table)' or 'key.localized'")
  }
}

/// An address of sources, with places to fill.
package struct SourceLink: ArgumentValue {
  package let template: LinkTemplate

  package init?(argument: String) {
    guard
      let template = LinkTemplate(argument, needing: ["path", "file"], taking: ["line", "column"])
    else { return nil }
    self.template = template
  }

  package var argument: String { template.text }
  package static var domain: ValueDomain {
    .text("an address such as 'vscode://file/{file}:{line}'")
  }
}

/// An address of rules' pages, with a place to fill.
package struct RuleLink: ArgumentValue {
  package let template: LinkTemplate

  package init?(argument: String) {
    guard let template = LinkTemplate(argument, needing: ["rule"]) else { return nil }
    self.template = template
  }

  package var argument: String { template.text }
  package static var domain: ValueDomain {
    .text("an address such as 'https://example.org/rules/{rule}.html'")
  }
}

/// Whether something is done.
enum Switch: String, CaseIterable, ArgumentValue {
  case on
  case off
}

/// Languages as one argument: `de,pt-BR`.
struct LanguageList: ArgumentValue {
  let languages: [Language]

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    languages = parts.compactMap { Language(argument: String($0)) }
    guard languages.count == parts.count else { return nil }
  }

  var argument: String { languages.map(\.id).joined(separator: ",") }
  static var domain: ValueDomain {
    .examples(Language.ofApple, of: "languages such as 'de,pt-BR'")
  }
}

/// The name of an exception of some rule.
package struct ExceptionName: ArgumentValue, Hashable, Sendable {
  package let argument: String

  package init?(argument: String) {
    guard Rule.all.contains(where: { $0.exceptions.contains { $0.id == argument } }) else {
      return nil
    }
    self.argument = argument
  }

  package static var domain: ValueDomain {
    .names(
      Set(Rule.all.flatMap(\.exceptions).map(\.id)).sorted(),
      listedBy: "l10nscan rules -f json"
    )
  }
}

extension ValueDomain {
  /// The names of all rules.
  package static let ruleNames = names(Rule.all.map(\.id.rawValue), listedBy: "l10nscan rules")
}
