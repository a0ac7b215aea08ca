import Diagnostics
package import LocalizationModel
import SourceFiles

extension Fixture {
  /// Compares what was extracted with the annotations, both ways.
  ///
  /// References are compared line by line and in their order. A dynamic site counts as a note with
  /// its reason and its pattern: `key is not a string literal: 'status.*' [dynamic-key]`, and the
  /// use of a generated name with both names: `'homeTitle' of 'localizable' [generated-symbol]`.
  package func mismatches(with extraction: Extraction) -> [Mismatch] {
    let findings =
      extraction.diagnostics + extraction.dynamicSites.map(\.diagnostic)
      + extraction.symbolUses.map(\.diagnostic)
    return (mismatches(with: findings) + mismatches(with: extraction.references))
      .sorted { $0.line < $1.line }
  }

  /// Fails the running test for each difference between the extraction and the annotations.
  package func check(_ extraction: Extraction) {
    mismatches(with: extraction).record()
  }

  private func mismatches(with references: [KeyReference]) -> [Mismatch] {
    let expected = Dictionary(grouping: expectations.references, by: \.line)
    let found = Dictionary(grouping: references, by: \.location.line)
    return Set(expected.keys).union(found.keys).flatMap { line in
      mismatches(expected[line] ?? [], found[line] ?? [], line: line)
    }
  }

  private func mismatches(
    _ expected: [ExpectedReference],
    _ found: [KeyReference],
    line: Int
  ) -> [Mismatch] {
    let differences = zip(expected, found).flatMap { expected, found in
      expected.differences(from: found)
    }
    let missing = expected.dropFirst(found.count).map { reference in
      "no reference with \(reference.summary)"
    }
    let unexpected = found.dropFirst(expected.count).map { reference in
      "unexpected reference with key \(reference.key.debugDescription) by \(reference.routine)"
    }
    return (differences + missing + unexpected).map { Mismatch(path: place, line: line, $0) }
  }
}

extension ExpectedReference {
  fileprivate func differences(from found: KeyReference) -> [String] {
    Field.allCases.compactMap { field in
      guard let wanted = fields[field], wanted != found.value(of: field) else { return nil }
      return "\(field): expected \(wanted.debugDescription), "
        + "found \(found.value(of: field).debugDescription)"
    }
  }

  fileprivate var summary: String {
    Field.allCases.compactMap { field in
      fields[field].map { "\(field)=\($0.debugDescription)" }
    }.joined(separator: " ")
  }
}

extension KeyReference {
  /// The text that an annotation compares with; empty where there is none.
  fileprivate func value(of field: ExpectedReference.Field) -> String {
    switch field {
    case .key: key
    case .table: hasKnownTable ? table ?? "" : "?"
    case .comment: comment ?? ""
    case .value: value ?? ""
    case .routine: routine
    case .origin: origin.rawValue
    case .alternatives: alternatives.joined(separator: "; ")
    case .context: context.rawValue
    case .arguments: formatArguments?.map { "\($0)" }.joined(separator: " ") ?? ""
    case .traits: traits.names.joined(separator: " ")
    case .column: String(location.column)
    }
  }
}

extension TextTraits {
  fileprivate var names: [String] {
    let all: [(TextTraits, String)] = [
      (.namesBundle, "namesBundle"), (.isJoined, "isJoined"),
      (.isChosenByNumber, "isChosenByNumber"), (.lacksLocale, "lacksLocale"),
      (.isAlternative, "isAlternative"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension DynamicSite {
  fileprivate var diagnostic: Diagnostic {
    Diagnostic(
      rule: "dynamic-key",
      severity: .note,
      message: "\(explanation): '\(pattern)'",
      location: location
    )
  }
}

extension SymbolUse {
  fileprivate var diagnostic: Diagnostic {
    let key = member.map { "'\($0)'" } ?? "any key"
    let table = table.map { "'\($0)'" } ?? "any table"
    return Diagnostic(
      rule: "generated-symbol",
      severity: .note,
      message: "\(key) of \(table)",
      location: location
    )
  }
}
