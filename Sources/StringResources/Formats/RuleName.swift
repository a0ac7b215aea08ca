/// The names that make a dictionary of a `.stringsdict` file a rule.
package enum RuleName {
  package static let format = "NSStringLocalizedFormatKey"
  package static let specType = "NSStringFormatSpecTypeKey"
  package static let valueType = "NSStringFormatValueTypeKey"
  package static let pluralRule = "NSStringPluralRuleType"
  package static let widths = "NSStringVariableWidthRuleType"
  package static let devices = "NSStringDeviceSpecificRuleType"
}
