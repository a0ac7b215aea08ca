import Diagnostics
import FormatStrings
import LocalizationModel

extension Rule {
  /// A text numbers its placeholders with a gap.
  static let skippedPosition = Rule(
    id: "skipped-position",
    severity: .warning,
    risk: .wrongText,
    summary: "A text numbers its placeholders with a gap",
    explanation: PackageResources.skipped_position_md,
    check: .translation(with: .percentSign) { context, findings in
      // Only numbered placeholders leave a gap.
      guard context.isDevelopment, context.holdsText(where: { $0.contains(0x24) }) else { return }
      let used = Arguments(of: context.translation).positions
      guard let last = used.last, used.count < last,
        let unit = context.allUnits.first(where: { $0.text.hasNumberedPlaceholder })
      else { return }
      let gap = zip(1..., used).first { $0 != $1 }?.0 ?? last
      findings.report(
        "\(context.name(of: unit)) uses argument \(last) and never argument \(gap)",
        in: unit,
        of: context,
        help: "show argument \(gap) too, or pass none, and number the placeholders without a gap"
      )
    }
  )
}

extension String {
  /// Whether a placeholder says which argument it takes.
  var hasNumberedPlaceholder: Bool {
    FormatString(self).specifiers.contains { $0.position != nil }
  }
}
