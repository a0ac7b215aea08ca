import LocalizationModel
import SourceFiles

/// The names that Xcode gives to texts in XLIFF.
package enum UnitID {
  /// Stands between a key and the path of one of its texts.
  static let separator = "|==|"

  /// Returns the name of a text in a file for translators.
  package static func id(of place: UnitPlace, in style: UnitMaker.Style) -> String {
    switch style {
    case .flat: place.key
    case .catalog: catalog(place)
    case .dictionary: dictionary(place)
    }
  }

  /// Returns the name of a text of a catalog.
  static func catalog(_ place: UnitPlace) -> String {
    var steps: [String] = []
    if let name = place.substitution {
      steps += ["substitutions", name.utf8.contains(UInt8(ascii: ".")) ? "@\(name)@" : name]
    }
    steps += place.variation.map(\.step)
    return steps.isEmpty ? place.key : place.key + separator + steps.joined(separator: ".")
  }

  /// Returns the name of a text of a `.stringsdict`.
  static func dictionary(_ place: UnitPlace) -> String {
    var steps = [place.key]
    if let name = place.substitution {
      steps += [name] + place.variation.map(\.name)
    } else if let variation = place.variation.first {
      steps += [variation.ruleName, variation.name]
    } else {
      steps.append("NSStringLocalizedFormatKey")
    }
    return "/" + steps.map { $0 + ":dict/" }.joined() + ":string"
  }

  /// Whether Xcode takes the end of a key for the path of a text, so that it never finds the key.
  static func isAmbiguous(_ key: String) -> Bool {
    guard let range = key.lastRange(of: separator) else { return false }
    let steps = key[range.upperBound...].split(separator: ".", omittingEmptySubsequences: false)
    guard let axis = steps.first, steps.count > 1 else { return false }
    return axis == "substitutions" || axis == "plural" && plurals.contains(String(steps[1]))
      || axis == "device" && devices.contains(String(steps[1]))
  }

  /// Returns the name of the form `other` beside a form that a file adds, and the form's own name.
  package static func sibling(of id: String) -> (other: String, form: String)? {
    for (start, end) in [("plural.", ""), ("/", ":dict/:string")] {
      for form in plurals where id.hasSuffix(start + form + end) {
        return (id.dropLast((form + end).count) + "other" + end, form)
      }
    }
    return nil
  }

  private static let plurals = Variation.pluralCategories
  private static let devices = [
    "appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
  ]
}

extension Variation {
  /// The step of a path in a catalog: `plural.one`.
  fileprivate var step: String {
    switch self {
    case .plural(let name): "plural." + name
    case .device(let name): "device." + name
    case .width(let name), .expression(let name, _): "width." + name
    }
  }

  /// The member of a `.stringsdict` that holds the texts of an axis.
  fileprivate var ruleName: String {
    if case .device = self {
      "NSStringDeviceSpecificRuleType"
    } else {
      "NSStringVariableWidthRuleType"
    }
  }
}

extension String {
  fileprivate func lastRange(of text: String) -> Range<Index>? {
    var (found, rest): (Range<Index>?, Substring) = (nil, self[...])
    while let range = rest.firstRange(of: text) {
      (found, rest) = (range, rest[range.upperBound...])
    }
    return found
  }
}
