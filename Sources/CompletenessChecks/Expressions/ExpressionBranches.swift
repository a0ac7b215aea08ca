import LocalizationModel

/// The branches of a translation among which conditions on an argument choose.
struct ExpressionBranches {
  struct Branch {
    /// The expression as the file has it: a name, or written out.
    let name: String
    /// The pattern behind the name; the name itself where nothing defines it.
    let pattern: String
    let isDefined: Bool
    /// The branch's text, or the first of its widths.
    let unit: TranslationUnit
    /// The condition that the pattern states; nil where it is malformed and holds for nothing.
    let condition: NumberCondition?
    let defect: NumberCondition.Defect?
  }

  let branches: [Branch]

  /// Returns nil for a translation that does not vary in this way.
  init?(_ translation: Translation) {
    var names: Set<String> = []
    var branches: [Branch] = []
    for unit in translation.units {
      guard case .expression(let name, let pattern)? = unit.variation.first,
        names.insert(name).inserted
      else { continue }
      branches.append(Branch(name, pattern, unit))
    }
    guard !branches.isEmpty else { return nil }
    self.branches = branches
  }

  /// Whether a branch is called by a word such as `female`, which arguments may well be.
  var hasWords: Bool { branches.contains { $0.isUndefined && !$0.isPluralName } }

  /// The patterns, which tell one set of conditions from another.
  var patterns: [String] { branches.map(\.pattern) }
}

extension ExpressionBranches.Branch {
  fileprivate init(_ name: String, _ pattern: String?, _ unit: TranslationUnit) {
    self.name = name
    self.pattern = pattern ?? name
    self.unit = unit
    isDefined = pattern != nil
    do throws(NumberCondition.Defect) {
      condition = try NumberCondition(self.pattern)
      defect = nil
    } catch {
      condition = nil
      defect = error
    }
  }

  /// Whether the branch is called by a name that nothing defines.
  var isUndefined: Bool {
    guard !isDefined, case .text? = condition, condition?.isNumeric == false else { return false }
    return true
  }

  /// Whether the name is that of a plural form, or made like the library's own names.
  var isPluralName: Bool {
    Variation.pluralCategories.contains(name) || name == "more" || name.hasPrefix(">")
  }
}
