import LocalizationModel
import SourceFiles

extension CoverageRequirements {
  /// Reads `95`, or `{ "*": 95, "de": 90 }`.
  mutating func read(_ node: JSON5Node, _ reader: inout ConfigurationReader) {
    guard case .object(let members) = node.value else {
      minimum = reader.percent(node)
      return
    }
    for member in members {
      if member.name == "*" {
        minimum = reader.percent(member.value)
      } else if let language = reader.language(member) {
        minimumByLanguage[language] = reader.percent(member.value)
      }
    }
  }
}
