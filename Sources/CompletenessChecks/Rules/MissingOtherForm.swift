import LocalizationModel
import SourceFiles

extension Rule {
  /// A text lacks the form that stands for all others.
  static let missingOtherForm = Rule(
    id: "missing-other-form",
    severity: .error,
    summary: "A text lacks the plural form or device variation that stands for all others",
    explanation: """
      ## What it does

      Finds plural forms without `other`, and device variations without `other`.

      ## Why it is bad

      The formats ask for `other` in every language, also where no whole number chooses it.
      Without it Xcode refuses the table, or the app shows the key.

      ## Example

      ```xml
      <key>one</key>
      <string>%d file</string>
      <key>few</key>
      <string>%d files</string>
      ```

      ## What to do

      Add `other`.
      """,
    check: .translation(with: .varies) { context, findings in
      for group in context.translation.pluralGroups where group.forms["other"] == nil {
        findings.report(
          "\(context.language.name) text of key '\(context.key.key)' lacks 'other'\(group.phrase)",
          at: group.location,
          help: "add the form 'other'",
          subject: .init(context.table, context.key, context.language, detail: group.detail)
        )
      }
      if context.translation.lacksOtherDevice {
        findings.report(
          "\(context.language.name) text of key '\(context.key.key)' lacks 'other' beside its devices",
          at: context.translation.location,
          help: "add the variation 'other'",
          subject: .init(context.table, context.key, context.language, detail: "device")
        )
      }
    }
  )
}

extension Translation {
  /// Whether the text varies by device and has none for the devices that it does not name.
  fileprivate var lacksOtherDevice: Bool {
    let devices = units.compactMap { unit in
      if case .device(let name)? = unit.variation.first { name } else { nil }
    }
    return !devices.isEmpty && !devices.contains("other")
  }
}
