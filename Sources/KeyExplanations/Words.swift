import CompletenessChecks
import Diagnostics
package import LocalizationModel

extension Sparing {
  /// Why a key needs no translation.
  package var words: String {
    exception?.why ?? "its files say so, it is stale, or its table is in no language that counts"
  }
}

extension TextStatus {
  /// The defect in words; nil if there is none.
  package var remark: String? {
    [.finished, .notNeeded, .original].contains(self) ? nil : words
  }

  /// How far a text is.
  package var words: String {
    switch self {
    case .finished: "finished"
    case .machineTranslated, .unreviewed: "translated by a machine"
    case .notNeeded: "not needed"
    case .original: "original"
    case .needsReview: "needs review"
    case .new: "new"
    case .empty: "empty"
    case .missing: "missing"
    case .inherited: "as in the language"
    }
  }
}

extension KeyReference {
  /// The caller of the lookup, and how it was understood.
  package var words: String {
    let name = "'\(routine)'"
    let way =
      switch origin {
      case .argument, .wrapper: name
      case .declaration: "\(name), which wants a localizable text"
      case .custom: "\(name), which a setting names"
      case .value: "\(name), as one of the values that its key can have"
      case .accessor: "\(name), a name that is generated from the key"
      case .interface: "\(name), an attribute of the interface"
      }
    return [way, context.words].compactMap(\.self).joined(separator: ", ")
  }
}

extension SourceContext {
  /// Where code stands that users of the app do not run; nil for code of the app.
  package var words: String? {
    switch self {
    case .app: nil
    case .preview, .previewMacro: "in a preview"
    case .test: "in a test"
    case .debug: "in debug code"
    case .disabled: "in code that no build has"
    case .uncompiled: "in code that no target compiles"
    case .demonstration: "in a demonstration"
    }
  }
}

extension TargetMembership.Reason {
  /// Why a table is no part of what the project ships.
  package var words: String {
    switch self {
    case .noTarget: "no target includes the table"
    case .excluded: "its target excludes the table"
    case .tests: "only targets of tests include the table"
    case .vendored: "the table lies in a folder of vendored code"
    }
  }
}
