package import LocalizationModel

/// The values by which the running app chooses among the texts of a key.
package struct TextChoices: Hashable, Sendable {
  /// The number that each argument is, by the argument's number.
  package var numbers: [Int: PluralNumber] = [:]
  /// The device, such as `iphone`; nil for one that no text names.
  package var device: String?

  package init(numbers: [Int: PluralNumber] = [:], device: String? = nil) {
    (self.numbers, self.device) = (numbers, device)
  }

  /// Returns all choices that may lead to other texts, by what the texts depend on.
  ///
  /// - Returns: nil where they are more than can be tried.
  static func all(for axes: [TextAxes], in language: Language) -> [TextChoices]? {
    let arguments = Set(axes.flatMap(\.arguments)).sorted()
    guard arguments.count <= mostArguments else { return nil }
    let devices = [nil] + Set(axes.flatMap(\.devices)).sorted().map(Optional.some)
    var choices = devices.map { TextChoices(device: $0) }
    let numbers = arguments.isEmpty ? [] : PluralNumber.all(in: language)
    for argument in arguments {
      choices = choices.flatMap { choice in
        numbers.map { number in
          var choice = choice
          choice.numbers[argument] = number
          return choice
        }
      }
    }
    return choices
  }

  /// How many arguments may choose among forms of one text.
  private static let mostArguments = 4
}

/// A number as a language looks at it, when it chooses among plural forms.
package struct PluralNumber: Hashable, Sendable {
  /// The number, or in words which ones are meant.
  package let name: String
  /// The forms that suit it, the best one first.
  package let forms: [String]

  /// Returns a number for each form that a language chooses, and 0, which has a form of its own in
  /// any language, if the table has one.
  package static func all(in language: Language) -> [PluralNumber] {
    let categories = PluralRules.rules(for: language)?.categories ?? PluralRules.unknown
    let ofZero = categories.first { $0.numbers.contains(0) }?.name ?? "other"
    let others = categories.compactMap { category -> PluralNumber? in
      let numbers = category.numbers.filter { $0 != 0 }
      if category.isForWholeNumbers, numbers.isEmpty { return nil }
      return PluralNumber(category.name, numbers.first.map { "\($0)" } ?? category.name)
    }
    return [PluralNumber(ofZero, "0", besides: ["zero"])] + others
  }

  private init(_ category: String, _ name: String, besides first: [String] = []) {
    self.name = name
    let forms = first + [category, "other"]
    self.forms = forms.indices.filter { !forms[..<$0].contains(forms[$0]) }.map { forms[$0] }
  }
}

extension PluralRules {
  /// The categories of a language that CLDR does not know.
  fileprivate static let unknown = [
    Category(name: "one", numbers: [1], isOpen: false),
    Category(name: "other", numbers: [0, 2, 3], isOpen: true),
  ]
}
