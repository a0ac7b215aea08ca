import Diagnostics
import LocalizationModel

extension Rule {
  /// A translation opens a bracket that it does not close.
  static let unbalancedBrackets = Rule(
    id: "unbalanced-brackets",
    severity: .note,
    isOnByDefault: false,
    summary: "A translation opens a bracket that it does not close, or the other way round",
    explanation: PackageResources.unbalanced_brackets_md,
    check: .translation { context, findings in
      guard !context.isDevelopment, context.needsTranslation else { return }
      for unit in context.allUnits where unit.isWritten {
        guard let bracket = unit.text.unbalancedBracket,
          context.developmentText(beside: unit).unbalancedBracket == nil
        else { continue }
        findings.report(
          "\(context.name(of: unit)) has a '\(bracket)' without its partner",
          in: unit,
          of: context,
          help: "pair the brackets"
        )
      }
    }
  )
}

extension String {
  /// A bracket of which there are more or fewer than of its partner.
  fileprivate var unbalancedBracket: String? {
    let pairs: [(Set<Unicode.Scalar>, Set<Unicode.Scalar>, String)] = [
      (["(", "（"], [")", "）"], "("), (["[", "［"], ["]", "］"], "["), (["{"], ["}"], "{"),
    ]
    for (opening, closing, name) in pairs {
      var depth = 0
      var previous: Unicode.Scalar = " "
      for scalar in unicodeScalars {
        let isSmile = previous == ":" || previous == ";"
        // `1)` numbers an item of a list.
        let isItem = previous.properties.numericType != nil
        if opening.contains(scalar), !isSmile { depth += 1 }
        if closing.contains(scalar), depth > 0 || !(isSmile || isItem) { depth -= 1 }
        previous = scalar
      }
      if depth != 0 { return name }
    }
    return nil
  }
}
