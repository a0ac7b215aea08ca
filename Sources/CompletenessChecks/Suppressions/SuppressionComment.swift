package import Diagnostics
import LocalizationModel

/// The comments that `SuppressionReader` understands, in their written form.
package enum SuppressionComment {
  /// A comment of its own line, for the findings of a rule on the next one.
  package static func forNextLine(_ rule: RuleID) -> String {
    "// \(ScanDirective.mark)disable:next \(rule)"
  }

  /// A line in the comment of a table's key, for the findings of a rule about the key.
  package static func forKey(_ rule: RuleID) -> String { "\(ScanDirective.mark)disable \(rule)" }
}
