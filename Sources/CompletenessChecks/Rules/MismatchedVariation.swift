import Diagnostics
import LocalizationModel
import SourceFiles

extension Rule {
  /// A call passes a number to a text that does not vary, or none to one that does.
  static let mismatchedVariation = Rule(
    id: "mismatched-variation",
    severity: .warning,
    risk: .wrongText,
    summary: "A call of Swifternalization does not fit the way in which its text varies",
    explanation: PackageResources.mismatched_variation_md,
    check: .project { project, findings in
      for table in project.tables where table.isSwifternalization {
        for key in table.keys { findings.reportMisfits(of: key, in: table, project) }
      }
    }
  )
}

extension Findings {
  /// Reports the calls that pass what a text does not take, or nothing where it wants something.
  fileprivate mutating func reportMisfits(
    of key: TableKey,
    in table: StringTable,
    _ project: Project
  ) {
    guard let text = key.sourceTranslation(in: table) ?? key.translations.first else { return }
    for reference in key.references.lazy.map({ project.references[$0] }) {
      guard let problem = VariationProblem(reference, text) else { continue }
      report(
        "call \(problem.phrase(key.key))",
        at: reference.location,
        notes: [Diagnostic.Note("the text is here", at: text.location)],
        help: problem.help,
        subject: .init(table, key, place: reference.location.path)
      )
    }
  }
}

/// Why a call does not fit its text.
private enum VariationProblem {
  case needlessValue
  case missingValue
  case missingWidth

  /// Returns nil where the call fits.
  init?(_ reference: KeyReference, _ text: Translation) {
    let passesValue = !reference.traits.isDisjoint(with: [.passesNumber, .passesText])
    let hasBranches = ExpressionBranches(text) != nil
    let widths = Set(text.units.compactMap { $0.variation.last }.filter(\.isWidth))
    if passesValue != hasBranches {
      self = passesValue ? .needlessValue : .missingValue
    } else if widths.count > 1, !reference.traits.contains(.passesWidth) {
      self = .missingWidth
    } else {
      return nil
    }
  }

  func phrase(_ key: String) -> String {
    switch self {
    case .needlessValue: "passes a value to key '\(key)', whose text has no expressions"
    case .missingValue: "passes no value to key '\(key)', whose text has expressions"
    case .missingWidth: "passes no width to key '\(key)', whose text has several"
    }
  }

  var help: String {
    switch self {
    case .needlessValue: "leave the value out, or give the text expressions"
    case .missingValue: "pass 'intValue:' or 'stringValue:'"
    case .missingWidth: "pass 'fittingWidth:'"
    }
  }
}

extension Variation {
  fileprivate var isWidth: Bool { if case .width = self { true } else { false } }
}
