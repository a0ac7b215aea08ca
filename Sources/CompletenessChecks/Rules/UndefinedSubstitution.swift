import Diagnostics
import FormatStrings
import LocalizationModel

extension Rule {
  /// A text refers to a substitution that it does not have.
  static let undefinedSubstitution = Rule(
    id: "undefined-substitution",
    severity: .error,
    risk: .wrongText,
    summary: "A text refers to a substitution that it does not have",
    explanation: PackageResources.undefined_substitution_md,
    check: .translation(with: .variable) { context, findings in
      let defined = Set(context.translation.substitutions.map(\.name))
      for unit in context.allUnits where unit.text.hasPercent {
        for specifier in FormatString(unit.text).specifiers {
          guard let name = specifier.variable, !defined.contains(name) else { continue }
          findings.report(
            "\(context.name(of: unit)) refers to '\(name)', which it does not define",
            in: unit,
            of: context,
            help: "correct the name, or add the substitution",
            detail: name
          )
        }
      }
    }
  )
}
