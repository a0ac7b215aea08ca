import Diagnostics
import FormatStrings
import LocalizationModel

extension Rule {
  /// A translation has other numbers than the development language.
  static let mismatchedNumbers = Rule(
    id: "mismatched-numbers",
    severity: .note,
    risk: .wrongText,
    isOnByDefault: false,
    summary: "A translation has other numbers than the development language",
    explanation: PackageResources.mismatched_numbers_md,
    check: .translation { context, findings in
      guard !context.isDevelopment, context.needsTranslation, context.hasOriginal else {
        return
      }
      for unit in context.units where unit.isWritten && unit.variation.isEmpty {
        let wanted = context.developmentText(beside: unit).longNumbers
        guard !wanted.isEmpty, unit.text.longNumbers != wanted else { continue }
        findings.report(
          "\(context.name(of: unit)) has other numbers than the \(context.developmentName) text",
          in: unit,
          of: context,
          help: "use the same numbers"
        )
      }
    }
  )
}

extension TranslationContext {
  fileprivate var developmentName: String { table.developmentLanguage.name }
}

extension String {
  /// The numbers of two digits and more, sorted, without separators and placeholders.
  fileprivate var longNumbers: [String] {
    var numbers: [String] = []
    var number = ""
    for scalar in replacingSpecifiers(with: Array("x".utf8)).unicodeScalars {
      if let value = scalar.properties.numericValue, scalar.properties.numericType == .decimal {
        number += String(Int(value))
      } else if !Self.separators.contains(scalar) {
        if number.utf8.count > 1 { numbers.append(number) }
        number = ""
      }
    }
    if number.utf8.count > 1 { numbers.append(number) }
    return numbers.sorted()
  }

  private static let separators: Set<Unicode.Scalar> = [
    ".", ",", "'", "’", "\u{A0}", "\u{202F}", "٫", "٬",
  ]
}
