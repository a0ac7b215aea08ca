import Diagnostics
import FormatStrings
import LocalizationModel
import SourceFiles

extension Rule {
  /// The comment of a key with several placeholders explains none.
  static let unexplainedPlaceholder = Rule(
    id: "unexplained-placeholder",
    severity: .note,
    isOnByDefault: false,
    summary: "The comment of a key with several placeholders explains none",
    explanation: PackageResources.unexplained_placeholder_md,
    check: .translation { context, findings in
      guard context.isDevelopment || (context.development == nil && context.isFirst) else { return }
      let count = Set(
        FormatString(context.developmentText).placeholders
          .enumerated().map { $1.position ?? $0 + 1 }
      ).count
      guard count > 1, let comment = context.key.entries.lazy.compactMap(\.entry.comment).first,
        !comment.isEmpty, !comment.explainsPlaceholders
      else { return }
      findings.report(
        "comment of key '\(context.key.key)' does not explain its \(count) placeholders",
        at: context.table.location(of: context.key),
        notes: [Diagnostic.Note("the comment is '\(comment.shortened)'")],
        help: "explain each placeholder",
        subject: .init(context.table, context.key)
      )
    }
  )
}

extension String {
  fileprivate var explainsPlaceholders: Bool {
    let lower = lowercased()
    return ["%", "placeholder", "parameter", "argument", "variable", "first", "1:"].contains {
      lower.contains($0)
    }
  }
}
