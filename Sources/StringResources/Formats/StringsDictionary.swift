import LocalizationModel
import SourceFiles

extension ResourceFormat {
  /// Keys and texts that vary with numbers, widths and devices, in one language.
  static let stringsDictionary = ResourceFormat(
    id: "stringsdict",
    fileExtensions: ["stringsdict"],
    summary: "Texts that vary with numbers, widths and devices, in one language (.stringsdict)",
    editor: Editor(
      apply: { edits, text, table throws(EditError) in
        try PropertyListEditor.apply(edits, to: text, table)
      },
      canonicalize: { text, _ throws(EditError) in
        try PropertyListWriter.canonicalForm(of: text)
      }
    )
  ) { stored, table in
    let list = PropertyList(reading: stored, for: &table)
    var reader = StringsDictionaryReader(text: list.text, language: table.language)
    table.entries = list.members.map { reader.entry($0) }
    table.report(reader.defects, in: list.text)
    table.reportDuplicateKeys()
  }
}

/// Turns the members of a `.stringsdict` into entries.
struct StringsDictionaryReader {
  private(set) var defects: [Defect] = []
  private var locator: SourceLocator
  private let language: Language?

  init(text: SourceText, language: Language?) {
    locator = SourceLocator(text)
    self.language = language
  }

  mutating func entry(_ member: PropertyListNode.Member) -> TableEntry {
    var entry = TableEntry(
      key: member.key,
      comment: member.comment,
      location: locator.location(of: member.keyRange)
    )
    let location = locator.location(of: member.value.range)
    var translation = Translation(language: language, units: [], location: location)
    addRule(member.value, key: member.key, variation: [], to: &translation)
    if !translation.units.isEmpty { entry.translations = [translation] }
    return entry
  }

  /// Adds what a rule says: a text with plural variables, or a text for each width or device.
  private mutating func addRule(
    _ node: PropertyListNode,
    key: String,
    variation: [Variation],
    to translation: inout Translation
  ) {
    if let text = node.string {
      return addUnit(text, at: node.range, variation: variation, to: &translation.units)
    }
    guard let members = node.members else {
      return report("Value of key '\(key)' is \(node.kind), not a rule", at: node.range, key: key)
    }
    var hasRule = false
    for member in members {
      switch member.key {
      case Name.format:
        hasRule = true
        addFormat(member.value, key: key, variation: variation, to: &translation)
      case Name.widths, Name.devices:
        hasRule = true
        for choice in member.value.members ?? [] {
          let step: Variation =
            member.key == Name.widths ? .width(choice.key) : .device(choice.key)
          addRule(choice.value, key: key, variation: variation + [step], to: &translation)
        }
      default:
        addVariable(member, key: key, to: &translation)
      }
    }
    if !hasRule { report("Key '\(key)' has no '\(Name.format)'", at: node.range, key: key) }
  }

  private mutating func addFormat(
    _ node: PropertyListNode,
    key: String,
    variation: [Variation],
    to translation: inout Translation
  ) {
    guard let text = node.string else {
      return report("'\(Name.format)' of key '\(key)' is \(node.kind)", at: node.range, key: key)
    }
    addUnit(text, at: node.range, variation: variation, to: &translation.units)
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
    to translation: inout Translation
  ) {
    guard let members = member.value.members else {
      return report(
        "Variable '\(member.key)' of key '\(key)' is \(member.value.kind), not a dictionary",
        at: member.value.range,
        key: key
      )
    }
    var substitution = Substitution(
      name: member.key,
      location: locator.location(of: member.keyRange)
    )
    for member in members {
      guard let text = member.value.string else { continue }
      switch member.key {
      case Name.specType: break
      case Name.valueType: substitution.formatSpecifier = text
      default:
        addUnit(
          text,
          at: member.value.range,
          variation: [.plural(member.key)],
          to: &substitution.units
        )
      }
    }
    translation.substitutions.append(substitution)
  }

  private mutating func report(_ message: String, at range: Range<Int>, key: String) {
    defects.append(Defect(message: message, range: range, key: key))
  }

  /// The names that make a dictionary a rule.
  enum Name {
    static let format = "NSStringLocalizedFormatKey"
    static let specType = "NSStringFormatSpecTypeKey"
    static let valueType = "NSStringFormatValueTypeKey"
    static let pluralRule = "NSStringPluralRuleType"
    static let widths = "NSStringVariableWidthRuleType"
    static let devices = "NSStringDeviceSpecificRuleType"
  }
}
