import Diagnostics
import LocalizationModel
import SourceFiles

/// Turns the members of a `.stringsdict` into entries.
struct StringsDictionaryReader {
  private typealias Name = RuleName

  private(set) var defects: [Defect] = []
  private var locator: SourceLocator
  private let bytes: [UInt8]
  private let language: Language?

  init(text: SourceText, language: Language?) {
    locator = SourceLocator(text)
    bytes = text.bytes
    self.language = language
  }

  /// The texts of all parts of a rule.
  private struct Texts {
    var units: [TranslationUnit] = []
    var substitutions: [Substitution] = []
  }

  mutating func read(_ member: PropertyListNode.Member, into builder: inout TableBuilder) {
    let keyPlace = locator.place(of: member.keyRange)
    let place = locator.place(of: member.value.range)
    var texts = Texts()
    addRule(member.value, key: member.key, variation: [], to: &texts)
    if !texts.units.isEmpty {
      builder.addTranslation(
        in: language,
        units: texts.units,
        substitutions: texts.substitutions,
        at: place
      )
    }
    let comment = member.comment.map { builder.text($0) }
    builder.addEntry(builder.text(member.key), comment: comment, at: keyPlace)
  }

  /// Adds what a rule says: a text with plural variables, or a text for each width or device.
  private mutating func addRule(
    _ node: PropertyListNode,
    key: String,
    variation: [Variation],
    to texts: inout Texts
  ) {
    if let text = node.string {
      return addUnit(text, at: node.range, variation: variation, to: &texts.units)
    }
    guard let members = node.members else {
      return report("Value of key '\(key)' is \(node.kind), not a rule", at: node.range, key: key)
    }
    var hasRule = false
    for member in members {
      switch member.key {
      case Name.format:
        hasRule = true
        addFormat(member.value, key: key, variation: variation, to: &texts)
      case Name.widths, Name.devices:
        hasRule = true
        addChoices(member, key: key, variation: variation, to: &texts)
      default:
        if !member.isRemark(in: node) { addVariable(member, key: key, to: &texts) }
      }
    }
    if let widths = members.first(where: { $0.key == Name.widths }), members[Name.format] != nil {
      report(
        "Key '\(key)' has '\(Name.widths)' beside '\(Name.format)'",
        at: widths.keyRange,
        key: key
      )
    }
    if !hasRule { report("Key '\(key)' has no '\(Name.format)'", at: node.range, key: key) }
  }

  /// Adds the texts for each width or device.
  private mutating func addChoices(
    _ rule: PropertyListNode.Member,
    key: String,
    variation: [Variation],
    to texts: inout Texts
  ) {
    guard let choices = rule.value.members else {
      return report(
        "'\(rule.key)' of key '\(key)' is no dictionary",
        at: rule.value.range,
        key: key
      )
    }
    let isWidth = rule.key == Name.widths
    for choice in choices {
      if isWidth, Int(choice.key) == nil {
        report("Width '\(choice.key)' of key '\(key)' is no number", at: choice.keyRange, key: key)
      }
      let step: Variation = isWidth ? .width(choice.key) : .device(choice.key)
      addRule(choice.value, key: key, variation: variation + [step], to: &texts)
    }
  }

  private mutating func addFormat(
    _ node: PropertyListNode,
    key: String,
    variation: [Variation],
    to texts: inout Texts
  ) {
    guard let text = node.string else {
      return report("'\(Name.format)' of key '\(key)' is \(node.kind)", at: node.range, key: key)
    }
    addUnit(text, at: node.range, variation: variation, to: &texts.units)
  }

  private mutating func addUnit(
    _ text: String,
    at range: Range<Int>,
    variation: [Variation],
    to units: inout [TranslationUnit]
  ) {
    let location = locator.location(of: range)
    units.append(TranslationUnit(variation: variation, text: text, location: location))
  }

  private mutating func addVariable(
    _ member: PropertyListNode.Member,
    key: String,
    to texts: inout Texts
  ) {
    guard let members = member.value.members else {
      return report(
        "Variable '\(member.key)' of key '\(key)' is \(member.value.kind), not a dictionary",
        at: member.value.range,
        key: key
      )
    }
    checkVariable(member, members, key: key)
    var substitution = Substitution(
      name: member.key,
      location: locator.location(of: member.keyRange)
    )
    for form in members where form.key != Name.specType {
      guard let text = form.value.string else {
        let message = "Form '\(form.key)' of variable '\(member.key)' is \(form.value.kind)"
        report(message, at: form.value.range, key: key)
        continue
      }
      if form.key == Name.valueType {
        substitution.formatSpecifier = text.valueTypeBehindPercent ?? text
      } else {
        let variation = [Variation.plural(form.key)]
        addUnit(text, at: form.value.range, variation: variation, to: &substitution.units)
      }
    }
    texts.substitutions.append(substitution)
  }

  /// Checks what makes a dictionary a variable; which forms a language needs is for the rules.
  private mutating func checkVariable(
    _ member: PropertyListNode.Member,
    _ members: [PropertyListNode.Member],
    key: String
  ) {
    let subject = "Variable '\(member.key)' of key '\(key)'"
    switch members[Name.specType]?.string {
    case Name.pluralRule?: break
    case let other?:
      report("\(subject) has the unknown rule '\(other)'", at: member.keyRange, key: key)
    case nil: report("\(subject) has no '\(Name.specType)'", at: member.keyRange, key: key)
    }
    guard let valueType = members[Name.valueType] else {
      return report("\(subject) has no '\(Name.valueType)'", at: member.keyRange, key: key)
    }
    guard let text = valueType.string, !text.isValueType else { return }
    var defect = Defect(
      message: "\(subject) has the unknown value type '\(text)'",
      range: valueType.range,
      key: key
    )
    if let type = text.valueTypeBehindPercent {
      // Apps have shipped with it for years, and what is meant is clear.
      defect.severity = .warning
      defect.help = "Write '\(type)', without the percent sign"
      defect.fix = bytes[valueType.range].firstIndex(of: UInt8(ascii: "%")).map {
        Defect.Fix(summary: "Remove the percent sign", range: $0..<$0 + 1)
      }
    }
    defects.append(defect)
  }

  private mutating func report(_ message: String, at range: Range<Int>, key: String) {
    defects.append(Defect(message: message, range: range, key: key))
  }
}

extension PropertyListNode.Member {
  /// Whether the member of a rule is a text for those who read the file, such as a `Comment`: the
  /// system looks for those variables alone that a format names.
  ///
  /// The forms of a variable are none, wherever they have slipped to.
  fileprivate func isRemark(in rule: PropertyListNode) -> Bool {
    value.string != nil && !key.hasPrefix("NSString") && !Variation.pluralCategories.contains(key)
      && !rule.names(key)
  }
}

extension PropertyListNode {
  /// Whether any text within refers to a variable.
  fileprivate func names(_ variable: String) -> Bool {
    string?.contains("@\(variable)@") ?? members?.contains { $0.value.names(variable) } ?? false
  }
}

extension String {
  /// The value type in a whole specifier, as in `%ld`; nil for all else.
  fileprivate var valueTypeBehindPercent: String? {
    let rest = String(dropFirst())
    return hasPrefix("%") && rest.isValueType ? rest : nil
  }

  /// Whether the text is a format specifier without its `%`: `d`, `lu`, `.1f`.
  fileprivate var isValueType: Bool {
    guard let conversion = utf8.last, "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(conversion) else {
      return false
    }
    return utf8.dropLast().allSatisfy { "0123456789.+-#hlqLtzj".utf8.contains($0) }
  }
}
