import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A text has punctuation as typewriters had it.
  static let typewriterPunctuation = Rule(
    id: "typewriter-punctuation",
    severity: .note,
    isOnByDefault: false,
    summary: "A text has punctuation as typewriters had it",
    explanation: PackageResources.typewriter_punctuation_md,
    check: .translation { context, findings in
      guard context.needsTranslation else { return }
      for unit in context.allUnits {
        guard let sign = unit.text.typewriterSign else { continue }
        findings.report(
          "\(context.name(of: unit)) has '\(sign)' in place of a typographic sign",
          in: unit,
          of: context,
          help: "write the typographic sign"
        )
      }
    }
  )
}

extension String {
  /// The first sign of a typewriter; markup keeps its straight quotes.
  fileprivate var typewriterSign: String? {
    if contains("...") { return "..." }
    if contains(" -- ") { return "--" }
    let quotes = utf8.count { $0 == UInt8(ascii: "\"") }
    return quotes > 1 && !utf8.contains(UInt8(ascii: "<")) ? "\"" : nil
  }
}
