import Diagnostics
import LocalizationModel

extension Rule {
  /// A translation has another address of a page or a person.
  static let mismatchedAddress = Rule(
    id: "mismatched-address",
    severity: .warning,
    risk: .wrongText,
    isOnByDefault: false,
    summary: "A translation has another web or mail address",
    explanation: PackageResources.mismatched_address_md,
    check: .translation { context, findings in
      guard !context.isDevelopment, context.hasOriginal, context.needsTranslation else { return }
      for unit in context.units where unit.isWritten {
        let wanted = context.developmentText(beside: unit).addresses
        let lost = wanted.isEmpty ? [] : wanted.subtracting(unit.text.addresses)
        guard !lost.isEmpty else { continue }
        findings.report(
          "\(lost.sorted().quotedList) missing from \(context.name(of: unit))",
          in: unit,
          of: context,
          help: "write the addresses as in the development language"
        )
      }
    }
  )
}

extension String {
  /// The addresses in the text, in small letters.
  fileprivate var addresses: Set<String> { Set(addressWords.map { $0.lowercased() }) }
}
