import Diagnostics
import FormatStrings
import LocalizationModel

extension Rule {
  /// A text that nothing formats has a doubled percent sign.
  static let doubledPercent = Rule(
    id: "doubled-percent",
    severity: .warning,
    risk: .wrongText,
    summary: "A text that is not formatted has a doubled percent sign",
    explanation: PackageResources.doubled_percent_md,
    check: .translation(with: .percentSign) { context, findings in
      guard context.use == .shown else { return }
      for unit in context.units where unit.isWritten && unit.variation.isEmpty {
        let format = FormatString(unit.text)
        guard format.doubledCount > 0, format.placeholders.isEmpty, !unit.text.holdsOwnToken else {
          continue
        }
        findings.report(
          "\(context.name(of: unit)) has '%%', and nothing makes a single sign of it",
          in: unit,
          of: context,
          help: "write '%'"
        )
      }
    }
  )
}

extension String {
  /// Whether a doubled sign begins a word, as in `%%s = selection`: a token of the app's own, which
  /// the text explains.
  fileprivate var holdsOwnToken: Bool {
    let bytes = Array(utf8)
    return bytes.indices.dropLast(2).contains { index in
      bytes[index] == 0x25 && bytes[index + 1] == 0x25 && bytes[index + 2].isLetter
        && bytes[index + 2] < 0x80 && (index == 0 || bytes[index - 1] <= 0x20)
    }
  }
}
