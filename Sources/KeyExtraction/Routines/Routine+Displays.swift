import LocalizationModel

extension Routine {
  /// Calls that show a `String` as it is: the views and modifiers of SwiftUI, which look a literal
  /// up, and the properties by which errors tell users what has happened.
  ///
  /// Here the string is what a key is to other routines: what hands a parameter on to one of them is found
  /// as wrappers are, and so are the values that it can have.
  static let displays: [Routine] =
    swiftUI.filter(\.acceptsStrings).map { routine in
      Routine(
        routine.name,
        unlabeled: routine.unlabeled.map { $0.isLocalizable ? .stringKey : $0 },
        labels: shownLabels(of: routine.name),
        form: routine.form,
        modules: routine.modules,
        qualifier: routine.qualifier
      )
    } + otherDisplays

  /// The functions of the other frameworks, and the properties of errors.
  static let otherDisplays = functions + properties + descriptions

  private static let functions = DisplayRoutines.swift.sorted { $0.key < $1.key }.filter { row in
    // The views' own labels stand beside a text that they look up.
    !swiftUI.contains { $0.acceptsStrings && $0.name == row.key }
  }.map { name, labels in
    Routine(
      name,
      unlabeled: labels.contains("") ? [.stringKey] : [],
      labels: shownLabels(of: name),
      form: name.first?.isUppercase ?? false ? .free : .member,
      modules: DisplayRoutines.modules
    )
  }

  /// The labels at which a type or function takes a string that it shows as it is.
  private static func shownLabels(of name: String) -> [String: Role] {
    let labels = DisplayRoutines.swift[name, default: []].filter { $0 != "" }
    return Dictionary(uniqueKeysWithValues: labels.map { ($0, .stringKey) })
  }

  private static let properties = DisplayRoutines.properties.sorted().map {
    Routine($0, unlabeled: [.stringKey], form: .assignment)
  }

  private static let descriptions = HardCodedText.descriptions.map {
    Routine($0, unlabeled: [.stringKey], form: .declaration)
  }

  /// Whether it shows a string as it is, and looks a literal up.
  var isDisplay: Bool { isOfView && takesStrings }
}
