import Diagnostics
import FormatStrings
import LocalizationModel

extension Rule {
  /// A text that Swift formats has a placeholder for a C string.
  static let cStringPlaceholder = Rule(
    id: "c-string-placeholder",
    severity: .error,
    risk: .crash,
    summary: "A text that Swift formats has a placeholder for a C string",
    explanation: PackageResources.c_string_placeholder_md,
    check: .translation(with: .percentSign) { context, findings in
      guard context.isDevelopment || (context.development == nil && context.isFirst),
        context.table.isFormattedBySwift(context.key), context.use != .shown
      else { return }
      for unit in context.allUnits {
        let kinds = FormatString(unit.text).placeholders.map(\.kind)
        guard kinds.contains(.cString) || kinds.contains(.counter) else { continue }
        findings.report(
          "\(context.name(of: unit)) has a placeholder for \(kinds.contains(.cString) ? "a C string" : "a pointer")",
          in: unit,
          of: context,
          help: "write '%@'"
        )
      }
    }
  )
}

extension StringTable {
  /// Whether the key stands in a catalog, which is made for Swift.
  fileprivate func isFormattedBySwift(_ key: TableKey) -> Bool {
    key.entries.contains { files[$0.file].isCatalog }
  }
}
